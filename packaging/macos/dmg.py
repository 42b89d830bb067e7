"""Settings of dmgbuild: the window in which Garbage is drawn to the applications. `packaging/macos/build` uses them."""

files = ["dist/Garbage.app"]
symlinks = {"Applications": "/Applications"}
icon = "assets/logo/garbage.icns"
background = "build/dmg.png"  # and dmg@2x.png beside it
window_rect = ((200, 160), (640, 400))
default_view = "icon-view"
show_status_bar = show_tab_view = show_toolbar = show_pathbar = show_sidebar = False
icon_size = 112
text_size = 14
icon_locations = {"Garbage.app": (160, 236), "Applications": (480, 236)}
format = "UDZO"

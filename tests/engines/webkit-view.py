# A window with only a page: WebKitGTK's own MiniBrowser is never narrower than its toolbar.
# WebKitWebDriver starts it as `python3 webkit-view.py WIDTH HEIGHT` and requests its single view.
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height = (int(argument) for argument in sys.argv[1:3])
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
window = Gtk.Window(decorated=False)
window.set_default_size(width, height)


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window.add(view)
    window.show_all()
    return view


def on_started(_context, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name("webkit-view")
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", on_started)
window.connect("destroy", Gtk.main_quit)
Gtk.main()

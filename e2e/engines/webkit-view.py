"""A window with one WebKitGTK view for WebKitWebDriver (webkit.ts names it to the driver). WebKit's
own MiniBrowser, when it is driven, writes no console messages: it is ephemeral then."""

import os
import sys
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder = sys.argv[1]

# WebKit writes console messages to stderr, which the driver discards.
console = os.open(f"{folder}/console.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

profile = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=profile)
context.set_automation_allowed(True)


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window()
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    session.connect("create-web-view", create_view)


context.connect("automation-started", start)
Gtk.main()

"""A window with one WebKitGTK view that WebKitWebDriver drives; e2e/engines/webkit.ts names it to
the driver. Unlike WebKit's own MiniBrowser it keeps what the console says, can run a script before
those of each page, and can leave out the page's own scripts.
"""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# The driver discards stdout and stderr. WebKit writes console messages to stderr.
console = os.open(os.environ["CONSOLE_LOG"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

# Not an ephemeral context: WebKit writes no console messages for one.
folder = os.environ["PROFILE_FOLDER"]
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=folder, base_cache_directory=folder
    )
)
context.set_automation_allowed(True)

# Media queries see this as prefers-reduced-motion.
Gtk.Settings.get_default().set_property(
    "gtk-enable-animations", os.environ.get("ANIMATIONS") != "off"
)


def create_view(_session):
    content = WebKit2.UserContentManager()
    preload = os.environ.get("PRELOAD_SCRIPT")
    if preload:
        content.add_script(
            WebKit2.UserScript.new(
                preload,
                WebKit2.UserContentInjectedFrames.ALL_FRAMES,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    # Scripts that the driver evaluates still run.
    settings.set_enable_javascript_markup(os.environ.get("PAGE_SCRIPTS") != "off")
    window = Gtk.Window()
    window.add(view)
    window.show_all()
    return view


def on_automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-view")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", on_automation_started)
Gtk.main()

/**
 * Loads a script of the page once more after 2 s if it fails. Hides the error event from React, which would replace the
 * page with the error page. If the second attempt fails, the page works as without JavaScript. Scripts that are
 * loaded later, for other pages, fail as usual. early-script.tsx sends the text of this function to the page.
 */
export function retryScripts() {
  addEventListener(
    'error',
    (event) => {
      const failed = event.target;
      if (!(failed instanceof HTMLScriptElement) || document.readyState === 'complete') return;
      event.stopImmediatePropagation();
      if (failed.dataset.retry) return;
      setTimeout(() => {
        const script = document.createElement('script');
        script.dataset.retry = 'true';
        // As it is written, because the bundler's loader identifies scripts by it.
        script.setAttribute('src', failed.getAttribute('src')!);
        document.head.append(script);
      }, 2000);
    },
    true,
  );
}

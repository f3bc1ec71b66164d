'use client';

import { useLayoutEffect } from 'react';
import { failure } from '@/components/error/copy';
import { nightStorage } from '@/components/site/night';

// Each page carries this file's imports: lib/site.ts would be half a kilobyte more.
const home = '/';

/**
 * The shell itself failed: this page brings its own, with the styles of the answer page. It imports
 * no others, because each page carries the styles that this one imports a second time.
 */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  useLayoutEffect(() => {
    // React took all attributes off the document.
    dispatchEvent(new Event(nightStorage));
  }, []);

  return (
    <html lang="en-US">
      <head>
        <title>{failure.title}</title>
        {/* eslint-disable-next-line @next/next/no-css-tags */}
        <link rel="stylesheet" href="/answer.css" />
      </head>
      <body>
        <main id="content">
          <h1>{failure.title}</h1>
          <p>{failure.text}</p>
          <p data-ways="">
            <button type="button" className="button" onClick={reset}>
              {failure.retry}
            </button>
            {/* Not the router's link: the router may be what failed. */}
            <a href={home}>{failure.home}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

'use client';

import { useLayoutEffect } from 'react';
import { failure } from '@/components/error/copy';
import { nightStorageKey } from '@/components/site/night';

// Every page loads this file's imports: lib/site.ts would add 0.5 KB to each.
const home = '/';

/**
 * Replaces the whole document when the root layout fails. Links /answer.css instead of importing styles, because
 * every page would contain the imported ones.
 */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  useLayoutEffect(() => {
    // React has removed data-night from the document.
    dispatchEvent(new Event(nightStorageKey));
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
          <p data-actions="">
            <button type="button" className="button" onClick={reset}>
              {failure.retry}
            </button>
            {/* A plain link: the router may have failed. */}
            <a href={home}>{failure.home}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

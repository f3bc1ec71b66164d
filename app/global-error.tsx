'use client';

import { errorCopy } from '@/components/pages/error/copy';

/** Replaces the document if the root layout fails. Links to /result.css: imported styles would be on every page. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-US">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{errorCopy.title}</title>
        {/* eslint-disable-next-line @next/next/no-css-tags */}
        <link rel="stylesheet" href="/result.css" />
      </head>
      <body>
        <main id="content">
          <h1>{errorCopy.title}</h1>
          <p>{errorCopy.text}</p>
          <p>
            <button type="button" onClick={reset}>
              {errorCopy.retry}
            </button>
            {/* A plain link: the router may have failed. */}
            <a href={errorCopy.home.href}>{errorCopy.home.label}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

'use client';

import '@/components/styles/everywhere';
import { failure } from '@/components/error/copy';
import { ErrorSlip } from '@/components/error/error-slip';

/** The shell itself failed: this page brings its own. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-US">
      <body>
        <title>{failure.title}</title>
        <main id="content">
          <ErrorSlip retry={reset} />
        </main>
      </body>
    </html>
  );
}

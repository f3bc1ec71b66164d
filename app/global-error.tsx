'use client';

import '@/components/styles/everywhere';
import { failure } from '@/components/error/copy';
import { ErrorSlip } from '@/components/error/error-slip';
import { archivo } from '@/components/styles/font';

/** The shell itself failed: this page brings its own. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-US" className={archivo.variable}>
      <body>
        <title>{failure.title}</title>
        <main id="content">
          <ErrorSlip retry={reset} />
        </main>
      </body>
    </html>
  );
}

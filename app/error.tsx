'use client';

import '@/components/styles/everywhere';
import { ErrorSlip } from '@/components/error/error-slip';

/** A page failed while the shell around it stands. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return <ErrorSlip retry={reset} />;
}

'use client';

import { useSyncExternalStore } from 'react';
import { readDraft } from '@/components/forms/draft';
import { ticketCopy } from '@/components/tickets/copy';
import type { FormId } from '@/lib/forms/types';
import styles from './applied.module.css';

/** `pageshow`, because the browser may restore a cached page after an application. */
function subscribe(onChange: () => void) {
  addEventListener('pageshow', onChange);
  return () => removeEventListener('pageshow', onChange);
}

/** Marks a ticket as applied for if this tab has sent one of the role's forms. */
export function Applied({ forms }: { forms: readonly FormId[] }) {
  const isApplied = useSyncExternalStore(
    subscribe,
    () => forms.some((form) => readDraft(form).isSent),
    () => false,
  );
  return isApplied && <span className={styles.applied}>{ticketCopy.applied}</span>;
}

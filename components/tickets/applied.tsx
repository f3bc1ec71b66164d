'use client';

import { useSyncExternalStore } from 'react';
import { readDraft } from '@/components/forms/draft';
import { ticketCopy } from '@/components/tickets/copy';
import type { FormId } from '@/lib/forms/types';
import styles from './applied.module.css';

/** Listens for `pageshow`: after an application, the Back button may restore this page from the browser's cache. */
function subscribe(onChange: () => void) {
  addEventListener('pageshow', onChange);
  return () => removeEventListener('pageshow', onChange);
}

/** Shows “Applied” on a ticket if one of its role's forms was sent in this browser tab. */
export function Applied({ formIds }: { formIds: readonly FormId[] }) {
  const isApplied = useSyncExternalStore(
    subscribe,
    () => formIds.some((formId) => readDraft(formId).isSent),
    () => false,
  );
  return isApplied && <span className={styles.applied}>{ticketCopy.applied}</span>;
}

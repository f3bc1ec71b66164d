'use client';

import { useSyncExternalStore } from 'react';
import { readDraft } from '@/components/forms/draft';
import { ticketCopy } from '@/components/tickets/copy';
import type { FormId } from '@/lib/forms/types';
import styles from './applied.module.css';

/** Listens for `pageshow`, because Back from an application may restore a cached page. */
function subscribe(onChange: () => void) {
  addEventListener('pageshow', onChange);
  return () => removeEventListener('pageshow', onChange);
}

/** Marks a ticket as applied for if this tab has sent one of the role's forms. */
export function Applied({ formIds }: { formIds: readonly FormId[] }) {
  const isApplied = useSyncExternalStore(
    subscribe,
    () => formIds.some((formId) => readDraft(formId).isSent),
    () => false,
  );
  return isApplied && <span className={styles.applied}>{ticketCopy.applied}</span>;
}

'use client';

import { use } from 'react';
import { FormPageContext } from '@/components/forms/form-page-context';
import { findPlan, formatPlan } from '@/components/pages/brands/plan';

/** The plan in the message that was sent. */
export function SentPlan() {
  const { sentValues } = use(FormPageContext);
  const plan = findPlan(`${sentValues?.message ?? ''}`);
  return plan && <p>{formatPlan(plan)}</p>;
}

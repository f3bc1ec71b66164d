'use client';

import { use, useState } from 'react';
import { planner as copy } from '@/components/pages/brands/copy';
import { PlanQuestions } from '@/components/pages/brands/plan-questions';
import { FormPageContext } from '@/components/forms/form-page-context';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import styles from './planner.module.css';

/**
 * Helps to write the message of the brand form. Its limits are the figures of lib/facts.ts, so that a plan promises
 * nothing new. Folded on narrow screens. Inert until it is hydrated, so that it never shows other choices than React has.
 */
export function Planner() {
  const { sentValues } = use(FormPageContext);
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useIsHydrated();
  return (
    <section
      className={`screen-only ${styles.planner}`}
      aria-labelledby="planner-title"
      inert={!isHydrated}
    >
      <div className={`row-4 ${styles.head}`}>
        <div className="stack-2">
          <h3 id="planner-title">{copy.title}</h3>
          <p>{copy.lead}</p>
        </div>
        <Button
          kind="paper"
          aria-expanded={isOpen}
          aria-controls="planner"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? copy.close : copy.open}
        </Button>
      </div>
      <div id="planner" className={`stack-5 ${styles.body}`} data-open={isOpen || undefined}>
        {/* Starts again with the draft, and after a submission. */}
        <PlanQuestions key={`${isHydrated} ${sentValues === null}`} />
      </div>
    </section>
  );
}

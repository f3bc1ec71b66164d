'use client';

import { useState } from 'react';
import { planner as copy } from '@/components/pages/brands/copy';
import { PlanFlyer } from '@/components/pages/brands/plan-flyer';
import { formatPlan } from '@/components/pages/brands/plan';
import { formCopy } from '@/components/forms/copy';
import { getInputId } from '@/components/forms/ids';
import inputs from '@/components/forms/input.module.css';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { figures } from '@/lib/facts';
import styles from './planner.module.css';

const { pilotCampuses, scaleCampuses } = figures;
const programId = getInputId('program');
const campusesId = getInputId('campuses');
const launchId = getInputId('launch');

/** The `form` of inputs that belong to no form, so that the form around the planner does not send them. */
const noForm = 'none';

/** Makes earlier dates than today invalid. Swedish dates are ISO dates. */
const refusePastDates = (input: HTMLInputElement | null) => {
  if (input) input.min = new Date().toLocaleDateString('sv');
};

/** Adds text to the end of the message of the brand form as typing does: fires `input`, and the browser can undo it. */
function addToMessage(text: string) {
  const message = document.getElementById(getInputId('message')) as HTMLTextAreaElement;
  message.focus();
  message.setSelectionRange(message.value.length, message.value.length);
  document.execCommand('insertText', false, message.value ? `\n\n${text}` : text);
  // Shows where the text has landed.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    message.animate({ backgroundColor: ['var(--gold)', ''] }, 900);
}

/**
 * Helps to write the message of the brand form. Its limits are the figures of lib/facts.ts, so that a plan promises
 * nothing new. Folded on narrow screens. Inert until it is hydrated, so that it never shows other choices than React has.
 */
export function Planner() {
  const [plan, setPlan] = useState({
    program: copy.anyProgram as string,
    campuses: pilotCampuses as number,
    launch: '',
  });
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useIsHydrated();

  function add() {
    const launch = document.getElementById(launchId) as HTMLInputElement;
    if (launch.reportValidity()) addToMessage(formatPlan(plan));
  }

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
        <div className={styles.questions}>
          <div className={styles.field}>
            <label htmlFor={programId}>{copy.program}</label>
            <select
              form={noForm}
              id={programId}
              className={`box ${inputs.input}`}
              value={plan.program}
              onChange={({ target }) => setPlan({ ...plan, program: target.value })}
            >
              <option value={copy.anyProgram}>{formCopy.choose}</option>
              {copy.programs.map(({ label, inSentence }) => (
                <option key={label} value={inSentence}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <div className={styles.field}>
            <label htmlFor={launchId}>{copy.launch}</label>
            <input
              form={noForm}
              ref={refusePastDates}
              id={launchId}
              className={`box ${inputs.input}`}
              type="date"
              // Chromium would otherwise accept years of six digits.
              max="9999-12-31"
              aria-describedby={`${launchId}-hint`}
              onChange={({ target }) => setPlan({ ...plan, launch: target.value })}
            />
            <p id={`${launchId}-hint`}>{copy.hint}</p>
          </div>
          <div className={styles.field}>
            <label htmlFor={campusesId}>{copy.campuses}</label>
            <div className="row-3">
              <span aria-hidden="true">{pilotCampuses}</span>
              <input
                form={noForm}
                id={campusesId}
                className={styles.range}
                type="range"
                min={pilotCampuses}
                max={scaleCampuses}
                step={pilotCampuses}
                value={plan.campuses}
                onChange={({ target }) => setPlan({ ...plan, campuses: target.valueAsNumber })}
              />
              <span aria-hidden="true">{scaleCampuses}</span>
            </div>
          </div>
        </div>
        <div className={`stack-5 ${styles.result}`}>
          <PlanFlyer {...plan} />
          <Button kind="paper" aria-describedby="planner-sentence" onClick={add}>
            {copy.add}
          </Button>
        </div>
      </div>
    </section>
  );
}

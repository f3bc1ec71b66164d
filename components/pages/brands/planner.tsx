'use client';

import { useState } from 'react';
import { planner as copy } from '@/components/pages/brands/copy';
import { formatPlan, getEarliestLaunch } from '@/components/pages/brands/plan';
import choices from '@/components/forms/choices.module.css';
import { getInputId } from '@/components/forms/ids';
import inputs from '@/components/forms/input.module.css';
import { AlertIcon } from '@/components/art/alert-icon';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { centerAndFocus, typeInto } from '@/lib/browser/inputs';
import { numbers } from '@/lib/facts';
import { Flags } from './flags';
import styles from './planner.module.css';

const { pilotCampuses, scaleCampuses } = numbers;
const campusesId = getInputId('campuses');
const launchId = getInputId('launch');
const hintId = `${launchId}-hint`;

/** Adds text to the end of the message of the brand form, and moves the focus there. */
function addToMessage(text: string) {
  const message = document.getElementById(getInputId('message'));
  if (!(message instanceof HTMLTextAreaElement)) return;
  typeInto(message, message.value ? `\n\n${text}` : text, message.value.length);
  message.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Helps to write the message of the brand form. Its limits are the figures of lib/facts.ts, so that a plan promises
 * nothing new. Inert until it is hydrated, so that it never shows other choices than React has.
 */
export function Planner() {
  const [plan, setPlan] = useState({ program: '', campuses: pilotCampuses as number, launch: '' });
  const isHydrated = useIsHydrated();
  const [isLaunchInvalid, setIsLaunchInvalid] = useState(false);

  /** Reads the date and returns whether it is empty, or valid and not too early today. */
  function updateLaunch(input: HTMLInputElement, isFinished: boolean) {
    const min = getEarliestLaunch();
    // Chromium empties a half-typed date when `min` is set.
    if (input.min !== min) input.min = min;
    const isValid = input.validity.valid;
    setPlan({ ...plan, launch: isValid ? input.value : '' });
    setIsLaunchInvalid(!isValid && (isFinished || isLaunchInvalid));
    return isValid;
  }

  function add() {
    const launch = document.getElementById(launchId) as HTMLInputElement;
    if (updateLaunch(launch, true)) addToMessage(formatPlan({ ...plan, launch: launch.value }));
    else centerAndFocus(launch);
  }

  return (
    <section id="planner" className="stack-5" aria-labelledby="planner-title" inert={!isHydrated}>
      <div>
        <h2 id="planner-title">{copy.title}</h2>
        <p>{copy.lead}</p>
      </div>
      <fieldset className={styles.programs}>
        <legend>{copy.program}</legend>
        {copy.programs.map(({ label, inSentence }) => (
          <label key={label} className={`row-3 box ${choices.choice}`}>
            <input
              type="radio"
              name="program"
              onChange={() => setPlan({ ...plan, program: inSentence })}
              checked={plan.program === inSentence}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.field}>
        <label htmlFor={campusesId}>{copy.campuses}</label>
        {/* The slider says its value itself. */}
        <strong className={styles.count} aria-hidden="true">
          {plan.campuses}
        </strong>
        <input
          id={campusesId}
          className={styles.range}
          type="range"
          min={pilotCampuses}
          max={scaleCampuses}
          step={pilotCampuses}
          value={plan.campuses}
          onChange={({ target }) => setPlan({ ...plan, campuses: target.valueAsNumber })}
        />
        <Flags className={styles.flags} raised={plan.campuses} />
      </div>
      <div className={styles.field}>
        <label htmlFor={launchId}>{copy.launch}</label>
        <input
          id={launchId}
          className={`box ${inputs.input} ${styles.date}`}
          type="date"
          // Chromium would otherwise accept years of six digits.
          max="9999-12-31"
          aria-describedby={hintId}
          aria-invalid={isLaunchInvalid}
          onFocus={({ target }) => updateLaunch(target, false)}
          onChange={({ target }) => updateLaunch(target, false)}
          onBlur={({ target }) => updateLaunch(target, true)}
        />
        <p id={hintId} className="row-2" aria-live="polite">
          {isLaunchInvalid && <AlertIcon />} {isLaunchInvalid ? copy.launchError : copy.hint}
        </p>
      </div>
      <div className={`stack-3 ${styles.result}`}>
        <p className="label">{copy.result}</p>
        <p className={styles.sentence}>{formatPlan(plan)}</p>
        <Button onClick={add}>{copy.add}</Button>
        <p className={styles.note}>{copy.note}</p>
      </div>
    </section>
  );
}

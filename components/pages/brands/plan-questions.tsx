import { useState, type CSSProperties, type SyntheticEvent } from 'react';
import { planner as copy } from '@/components/pages/brands/copy';
import { flagsPerColumn } from '@/components/pages/brands/plan-flyer';
import { campusStep, toIsoDate, type Plan } from '@/components/pages/brands/plan';
import { FieldShell } from '@/components/forms/form-fields';
import { getInputId } from '@/components/forms/ids';
import inputs from '@/components/forms/input.module.css';
import { figures } from '@/lib/facts';
import styles from './planner.module.css';

/** How many gaps between tick marks fit on the slider. Between two marks lie the campuses of a column of flags. */
const tickStyle = {
  '--tick-gaps': (figures.scaleCampuses - figures.pilotCampuses) / flagsPerColumn,
} as CSSProperties;

/** Returns the date in some days from today. */
const getDateIn = (days: number) => toIsoDate(new Date(Date.now() + days * 86_400_000));

interface PlanQuestionsProps {
  plan: Plan;
  onChoose: (choice: Partial<Plan>) => void;
}

/**
 * The questions of the planner. An invalid date is not part of the plan. The inputs belong to no form (`form="none"`), so
 * that Enter does not send the form around them.
 */
export function PlanQuestions({ plan, onChoose }: PlanQuestionsProps) {
  const [isLaunchInvalid, setIsLaunchInvalid] = useState(false);
  const isEarly = plan.launch && plan.launch < getDateIn(figures.launchDays);
  const hint = isEarly ? copy.earlyLaunch : copy.hint;
  const launchId = getInputId('launch');

  function changeLaunch({ type, currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const { validity, value } = currentTarget;
    onChoose({ launch: validity.valid ? value : '' });
    // A date that is being typed is not an error yet: it has no value, or a year below 1000.
    if (validity.valid || type === 'blur' || value >= '1000') setIsLaunchInvalid(!validity.valid);
  }

  return (
    <div className={styles.questions}>
      <FieldShell field={{ name: 'program', label: copy.program }}>
        <select
          form="none"
          id={getInputId('program')}
          className={`box ${inputs.input}`}
          value={plan.program}
          onChange={({ target }) => onChoose({ program: target.value })}
        >
          {copy.programs.map(({ label, inSentence }) => (
            <option key={label} value={inSentence}>
              {label}
            </option>
          ))}
        </select>
      </FieldShell>
      <FieldShell
        field={{ name: 'launch', label: copy.launch, hint: isLaunchInvalid ? undefined : hint }}
        error={isLaunchInvalid ? copy.invalidLaunch : undefined}
        announces
      >
        <input
          form="none"
          id={launchId}
          className={`box ${inputs.input}`}
          type="date"
          // Chromium would otherwise accept years of six digits.
          max="9999-12-31"
          defaultValue={plan.launch}
          aria-describedby={`${launchId}-${isLaunchInvalid ? 'error' : 'hint'}`}
          aria-invalid={isLaunchInvalid}
          // Set in the browser, because the server's date is older. Only here: Chromium forgets an incomplete date.
          onFocus={({ target }) => (target.min = getDateIn(0))}
          onChange={changeLaunch}
          onBlur={changeLaunch}
        />
      </FieldShell>
      <FieldShell field={{ name: 'campuses', label: copy.campuses }}>
        <input
          form="none"
          id={getInputId('campuses')}
          className={styles.range}
          type="range"
          min={figures.pilotCampuses}
          max={figures.scaleCampuses}
          step={campusStep}
          style={tickStyle}
          value={plan.campuses}
          onChange={({ target }) => onChoose({ campuses: target.valueAsNumber })}
        />
      </FieldShell>
    </div>
  );
}

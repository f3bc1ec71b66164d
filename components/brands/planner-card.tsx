import { Fragment } from 'react';
import { planner } from '@/components/brands/copy';
import { CampusCount, LaunchInput, PlanResult, Planner } from '@/components/brands/planner';
import { getInputId } from '@/components/forms/control';
import { AlertIcon } from '@/components/ui/alert-icon';
import { numbers } from '@/lib/facts';
import styles from './planner-card.module.css';
import choicesStyles from '@/components/forms/choices.module.css';
import inputStyles from '@/components/forms/input.module.css';

const { launchDays, pilotCampuses, scaleCampuses } = numbers;
const campusesId = getInputId('campuses');
const launchId = getInputId('launch');

/** The planner: the kind of program, the number of campuses, the launch date, and the resulting plan. */
export function PlannerCard() {
  return (
    <div className={`screen-only box raised ${styles.card}`} data-day-palette="">
      <p className={`label ${styles.head}`}>{planner.name}</p>
      <Planner className={styles.fields} label={planner.name} launchDays={launchDays}>
        <p className={styles.lead}>{planner.lead}</p>
        <fieldset className={styles.kinds}>
          <legend>{planner.kind}</legend>
          {planner.kinds.map(({ phrase, title }, index) => (
            <label key={phrase} className={`row-3 box ${choicesStyles.choice}`}>
              <input type="radio" name="kind" value={phrase} defaultChecked={index === 0} />
              {title}
            </label>
          ))}
        </fieldset>
        <div className={styles.field}>
          <label htmlFor={campusesId}>{planner.campuses}</label>
          <CampusCount className={styles.count} htmlFor={campusesId} initial={pilotCampuses} />
          <input
            id={campusesId}
            className={styles.range}
            type="range"
            name="campuses"
            min={pilotCampuses}
            max={scaleCampuses}
            step={pilotCampuses}
            defaultValue={pilotCampuses}
          />
        </div>
        <svg className={styles.flags} viewBox="0 0 800 260" aria-hidden="true">
          {['down', 'up'].map((state) => (
            <Fragment key={state}>
              <pattern
                id={`flag-${state}`}
                data-flags={state}
                width="40"
                height="52"
                patternUnits="userSpaceOnUse"
              >
                <path d="M7 6v42M7 6l26 9-26 9" />
              </pattern>
              <rect data-flags={state} width="800" height="260" fill={`url(#flag-${state})`} />
            </Fragment>
          ))}
        </svg>
        <div className={styles.field}>
          <label htmlFor={launchId}>{planner.launch}</label>
          <LaunchInput
            id={launchId}
            className={`box ${inputStyles.input} ${styles.date}`}
            name="launch"
            // Chromium would otherwise accept years of six digits.
            max="9999-12-31"
            aria-describedby={`${launchId}-hint`}
          />
          <p id={`${launchId}-hint`} className="row-2">
            <AlertIcon /> {planner.hint}
          </p>
        </div>
        <div className={`stack-3 ${styles.result}`}>
          <p className="label">{planner.result}</p>
          <PlanResult className={styles.sentence} action={planner.add} />
          <p className={styles.note}>{planner.note}</p>
        </div>
      </Planner>
    </div>
  );
}

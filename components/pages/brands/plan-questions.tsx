import { use, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { AlertIcon } from '@/components/art/alert-icon';
import { planner as copy } from '@/components/pages/brands/copy';
import { PlanFlyer } from '@/components/pages/brands/plan-flyer';
import { findPlan, formatPlan, type Plan } from '@/components/pages/brands/plan';
import { formCopy } from '@/components/forms/copy';
import { readDraft } from '@/components/forms/draft';
import { FormPageContext } from '@/components/forms/form-page-context';
import fields from '@/components/forms/form-fields.module.css';
import { getInputId } from '@/components/forms/ids';
import inputs from '@/components/forms/input.module.css';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { figures } from '@/lib/facts';
import styles from './planner.module.css';

const { pilotCampuses, scaleCampuses } = figures;
const messageId = getInputId('message');
const programId = getInputId('program');
const campusesId = getInputId('campuses');
const launchId = getInputId('launch');

/** The planner until the visitor chooses something. */
const noChoices: Plan = { program: copy.anyProgram, campuses: pilotCampuses, launch: '' };

/** The `form` of inputs that belong to no form, so that the form around the planner does not send them. */
const noForm = 'none';

/** Makes earlier dates than today invalid. Swedish dates are ISO dates. */
const refusePastDates = (input: HTMLInputElement | null) => {
  if (input) input.min = new Date().toLocaleDateString('sv');
};

/** Changes the message of the brand form. Fires `input`, as typing does, and shows where the text has changed. */
function writeMessage(change: (text: string) => string) {
  const message = document.getElementById(messageId) as HTMLTextAreaElement;
  message.setRangeText(change(message.value), 0, message.value.length, 'end');
  message.dispatchEvent(new Event('input', { bubbles: true }));
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    message.animate({ backgroundColor: ['var(--gold)', ''] }, 900);
}

function subscribeToInput(onInput: () => void) {
  addEventListener('input', onInput);
  return () => removeEventListener('input', onInput);
}

/** The questions, and the sentence, which stands in the message from the first choice on, and follows each later one. */
export function PlanQuestions() {
  const { formId } = use(FormPageContext).form;
  const readMessage = () => `${readDraft(formId)['message'] ?? ''}`;
  const isHydrated = useIsHydrated();
  const [plan, setPlan] = useState(() => (isHydrated && findPlan(readMessage())) || noChoices);
  const [isLaunchInvalid, setIsLaunchInvalid] = useState(false);
  const sentence = formatPlan(plan);
  const isInMessage = useSyncExternalStore(
    subscribeToInput,
    () => readMessage().includes(sentence),
    () => false,
  );

  /** Leaves a sentence alone that the visitor has edited or taken out. */
  function choose(choice: Partial<Plan>) {
    const next = { ...plan, ...choice };
    const nextSentence = formatPlan(next);
    if (nextSentence === sentence) return;
    setPlan(next);
    if (isInMessage) writeMessage((text) => text.replace(sentence, nextSentence));
    else if (plan === noChoices) append(nextSentence);
  }

  const append = (addition: string) => writeMessage((text) => (text && `${text}\n\n`) + addition);

  const remove = () =>
    writeMessage((text) => text.replace(`\n\n${sentence}`, '').replace(sentence, ''));

  function changeLaunch({ type, currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const { valid } = currentTarget.validity;
    choose({ launch: valid ? currentTarget.value : '' });
    // A year that is being typed is not an error yet.
    if (valid || type === 'blur') setIsLaunchInvalid(!valid);
  }

  return (
    <>
      <div className={styles.questions}>
        <div className={styles.field}>
          <label htmlFor={programId}>{copy.program}</label>
          <select
            form={noForm}
            id={programId}
            className={`box ${inputs.input}`}
            value={plan.program}
            onChange={({ target }) => choose({ program: target.value })}
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
            defaultValue={plan.launch}
            aria-describedby={`${launchId}-hint`}
            aria-invalid={isLaunchInvalid}
            onChange={changeLaunch}
            onBlur={changeLaunch}
          />
          <p id={`${launchId}-hint`} className={isLaunchInvalid ? fields.error : styles.hint}>
            {isLaunchInvalid && <AlertIcon />} {isLaunchInvalid ? copy.invalidLaunch : copy.hint}
          </p>
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
              onChange={({ target }) => choose({ campuses: target.valueAsNumber })}
            />
            <span aria-hidden="true">{scaleCampuses}</span>
          </div>
        </div>
      </div>
      <div className="stack-4">
        <PlanFlyer {...plan} />
        <div className={`row-4 ${styles.result}`}>
          <p role="status">
            {isInMessage && (
              <a className="tap" href={`#${messageId}`}>
                <span>{copy.inMessage}</span>
              </a>
            )}
          </p>
          <Button
            kind="paper"
            aria-describedby="planner-sentence"
            onClick={isInMessage ? remove : () => append(sentence)}
          >
            {isInMessage ? copy.remove : copy.add}
          </Button>
        </div>
      </div>
    </>
  );
}

'use client';

import { use, useState, useSyncExternalStore } from 'react';
import { planner as copy } from '@/components/pages/brands/copy';
import { findPlan, formatPlan, noChoices, type Plan } from '@/components/pages/brands/plan';
import { PlanFlyer } from '@/components/pages/brands/plan-flyer';
import { PlanQuestions } from '@/components/pages/brands/plan-questions';
import { readDraft } from '@/components/forms/draft';
import { FormPageContext } from '@/components/forms/form-page-context';
import { getInputId } from '@/components/forms/ids';
import { Button } from '@/components/ui/button';
import styles from './planner.module.css';

const messageId = getInputId('message');

/** Edits the text area, which may hold more than the draft. Fires `input`, as typing does, and shows the change. */
function editMessage(edit: (text: string) => string) {
  const message = document.getElementById(messageId) as HTMLTextAreaElement;
  message.setRangeText(edit(message.value), 0, message.value.length, 'end');
  message.dispatchEvent(new Event('input', { bubbles: true }));
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    message.animate({ backgroundColor: ['var(--gold)', ''] }, 900);
}

function subscribeToInput(onInput: () => void) {
  addEventListener('input', onInput);
  return () => removeEventListener('input', onInput);
}

/**
 * Helps to write the message of the brand form. Its limits are the figures of lib/facts.ts, so that a plan promises
 * nothing new. The first choice adds the sentence to the message; later choices change it there. Folded on narrow screens.
 */
export function Planner() {
  const { formId } = use(FormPageContext).form;
  // Not the text area: after a link, it is still empty in the first render.
  const readMessage = () => `${readDraft(formId)['message'] ?? ''}`;
  const message = useSyncExternalStore(subscribeToInput, readMessage, () => '');
  const [choices, setChoices] = useState(() => findPlan(message));
  // Only the button adds a plan to a message from before a reload, because it may hold an edited one.
  const [hadMessage] = useState(message !== '');
  const [isOpen, setIsOpen] = useState(choices !== undefined);
  const plan = choices ?? noChoices;
  const sentence = formatPlan(plan);
  const isInMessage = message.includes(sentence);

  const append = (addition: string) => editMessage((text) => (text && `${text}\n\n`) + addition);
  const remove = () =>
    editMessage((text) => text.replace(`\n\n${sentence}`, '').replace(sentence, ''));

  function choose(choice: Partial<Plan>) {
    const next = { ...plan, ...choice };
    const nextSentence = formatPlan(next);
    if (nextSentence === sentence) return;
    setChoices(next);
    if (isInMessage) editMessage((text) => text.replace(sentence, nextSentence));
    else if (!choices && !hadMessage) append(nextSentence);
  }

  return (
    <section className={styles.planner} aria-labelledby="planner-title">
      <div className={`row-4 wrap apart ${styles.head}`}>
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
        <PlanQuestions plan={plan} onChoose={choose} />
        <PlanFlyer {...plan} />
        <div className={`row-4 ${styles.result}`}>
          <p role="status">
            {choices &&
              (isInMessage ? (
                <a className="tap" href={`#${messageId}`}>
                  <span>{copy.inMessage}</span>
                </a>
              ) : (
                copy.notInMessage
              ))}
          </p>
          {choices && (
            <Button
              kind="paper"
              aria-describedby="planner-sentence"
              onClick={isInMessage ? remove : () => append(sentence)}
            >
              {isInMessage ? copy.remove : copy.add}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

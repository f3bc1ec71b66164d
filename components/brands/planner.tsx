'use client';

import { useCallback, useRef, type ReactNode } from 'react';
import {
  daysBefore,
  daysFrom,
  firstTuesdayInTerm,
  sentenceOf,
  today,
  weekdayOf,
  withSentence,
} from '@/components/brands/plan';
import { inputId } from '@/components/forms/control';
import { centerAndFocus, typeInto } from '@/lib/browser/inputs';

interface PlannerProps {
  className: string | undefined;
  label: string;
  /** From today to the first launch. */
  launchDays: number;
  /** A date input, two outputs (the campuses, the sentence), the days, and a button that is disabled. */
  children: ReactNode;
}

const launchInput = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[name="launch"]')!;

/** Draws what the form holds: the count, the flags, the days with their dates, the sentence. */
function draw(form: HTMLFormElement) {
  const input = launchInput(form);
  const data = new FormData(form);
  const campuses = `${data.get('campuses')}`;
  const isWrong = !input.validity.valid;
  const launch = isWrong ? '' : input.value;
  const sentence = sentenceOf({ kind: `${data.get('kind')}`, campuses, launch });
  input.setAttribute('aria-invalid', `${isWrong}`);
  form.style.setProperty('--campuses', campuses);
  form.querySelectorAll('output').forEach((output, index) => {
    output.value = [campuses, sentence][index]!;
  });
  // A day that is too early leaves the last month that was drawn.
  if (isWrong) return sentence;
  const days = form.querySelectorAll('[data-day]');
  const dates = launch ? daysBefore(launch, days.length) : [];
  if (launch)
    form.style.setProperty('--weekday', `${weekdayOf(daysFrom(launch, 1 - days.length))}`);
  days.forEach((day, index) => {
    day.textContent = dates[index] ?? `${index + 1}`;
  });
  return sentence;
}

/**
 * The form of the planner, which is never sent: what it plans goes into the message of the inquiry. The
 * form itself holds the plan, so that a choice made before hydration counts. The HTML knows no today:
 * dates are the browser's.
 */
export function Planner({ className, label, launchDays, children }: PlannerProps) {
  const written = useRef<string>(undefined);

  const start = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const launch = launchInput(form);
      launch.min = daysFrom(today(), launchDays);
      launch.value ||= firstTuesdayInTerm(launch.min);
      form.querySelector('button')!.disabled = false;
      draw(form);
    },
    [launchDays],
  );

  function write(form: HTMLFormElement) {
    const input = launchInput(form);
    const min = daysFrom(today(), launchDays);
    // A page that stood open over midnight. To set it again would empty a date that is not whole (Chromium).
    if (input.min !== min) input.min = min;
    const message = document.getElementById(inputId('message'));
    const sentence = draw(form);
    if (!form.checkValidity()) return centerAndFocus(input);
    if (!(message instanceof HTMLTextAreaElement)) return;
    typeInto(message, withSentence(message.value, sentence, written.current));
    written.current = sentence;
    centerAndFocus(message);
  }

  return (
    <form
      ref={start}
      className={className}
      aria-label={label}
      autoComplete="off"
      noValidate
      onChange={({ currentTarget }) => draw(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        write(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}

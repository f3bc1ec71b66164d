'use client';

import {
  createContext,
  use,
  useCallback,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import {
  addDays,
  formatDay,
  formatPlan,
  insertPlan,
  getToday,
  getWeekday,
  type Plan,
} from '@/components/brands/plan';
import { getInputId } from '@/components/forms/control';
import { readDraft, writeValues } from '@/components/forms/draft';
import { fillForm } from '@/components/forms/values';
import { Button } from '@/components/ui/button';
import { centerAndFocus, typeInto } from '@/lib/browser/inputs';

interface PlannerState extends Plan {
  isLaunchValid: boolean;
}

/** The plan is undefined on the server and until the page is hydrated. */
const PlannerContext = createContext<
  readonly [plan: PlannerState | undefined, setPlan: (plan: PlannerState) => void]
>([undefined, () => undefined]);

/** Shares the plan between the planner and the calendar, which are in different sections of the page. */
export function PlannerProvider({ children }: { children: ReactNode }) {
  return <PlannerContext value={useState<PlannerState>()}>{children}</PlannerContext>;
}

const usePlan = () => use(PlannerContext)[0];

const draftId = 'planner';

const findLaunchInput = (form: HTMLFormElement) =>
  form.elements.namedItem('launch') as HTMLInputElement;

function readPlan(form: HTMLFormElement): PlannerState {
  const data = new FormData(form);
  const { value, validity } = findLaunchInput(form);
  return {
    kind: `${data.get('kind')}`,
    campuses: `${data.get('campuses')}`,
    launch: validity.valid ? value : '',
    isLaunchValid: validity.valid,
  };
}

interface PlannerProps {
  className: string | undefined;
  label: string;
  /** The days from today to the first possible launch. */
  launchDays: number;
  children: ReactNode;
}

/**
 * The planner's form, which is never sent: its button inserts the plan into the message of the brand form. Its limits
 * are the figures of lib/facts.ts, so that a plan promises nothing new. Inputs are uncontrolled, to keep choices made
 * before hydration. Dates appear after hydration, because the build does not know today's date.
 */
export function Planner({ className, label, launchDays, children }: PlannerProps) {
  const [plan, setPlan] = use(PlannerContext);
  const insertedSentence = useRef<string>(undefined);

  const initialize = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const launch = findLaunchInput(form);
      launch.min = addDays(getToday(), launchDays);
      const { values } = readDraft(draftId);
      // Choices made before hydration win over the draft. form-marks-script.ts sets `data-typed` for them.
      if (values.kind && form.dataset.typed === undefined) fillForm(form, values);
      const isOutdated = launch.value !== '' && launch.value < launch.min;
      if (values.launch === undefined || isOutdated) launch.value = launch.min;
      setPlan(readPlan(form));
    },
    [launchDays, setPlan],
  );

  function update(form: HTMLFormElement) {
    setPlan(readPlan(form));
    writeValues(draftId, Object.fromEntries(new FormData(form)));
  }

  function addToMessage(form: HTMLFormElement) {
    const launch = findLaunchInput(form);
    const min = addDays(getToday(), launchDays);
    // The page may have been open since yesterday. In Chromium, setting the same `min` empties a half-typed date.
    if (launch.min !== min) launch.min = min;
    const current = readPlan(form);
    setPlan(current);
    if (!current.isLaunchValid) return centerAndFocus(launch);
    const message = document.getElementById(getInputId('message'));
    if (!(message instanceof HTMLTextAreaElement)) return;
    const sentence = formatPlan(current);
    typeInto(message, insertPlan(message.value, sentence, insertedSentence.current));
    insertedSentence.current = sentence;
    message.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    message.focus({ preventScroll: true });
  }

  return (
    <form
      ref={initialize}
      className={className}
      style={plan && ({ '--campuses': plan.campuses } as CSSProperties)}
      aria-label={label}
      autoComplete="off"
      noValidate
      onChange={({ currentTarget }) => update(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        addToMessage(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}

/** The number of campuses; `initial` until the page is hydrated. */
export function CampusCount({
  initial,
  ...output
}: ComponentProps<'output'> & { initial: number }) {
  return <output {...output}>{usePlan()?.campuses ?? initial}</output>;
}

/** A text input that becomes a date input after hydration, because a date input delays the first paint on phones. */
export function LaunchInput(input: Omit<ComponentProps<'input'>, 'type' | 'disabled'>) {
  const plan = usePlan();
  return (
    <input
      {...input}
      type={plan ? 'date' : 'text'}
      disabled={!plan}
      aria-invalid={plan && !plan.isLaunchValid}
    />
  );
}

interface LaunchWindowProps extends ComponentProps<'ol'> {
  launchDays: number;
}

/** The days of the calendar. Once a launch is chosen, the first day moves to the column of its weekday. */
export function LaunchWindow({ launchDays, ...list }: LaunchWindowProps) {
  const launch = usePlan()?.launch;
  const style = launch ? { '--weekday': getWeekday(addDays(launch, 1 - launchDays)) } : undefined;
  return <ol {...list} style={style as CSSProperties | undefined} />;
}

/** One day of the calendar: its date, or its number while no launch is chosen. */
export function CalendarDay({ number, launchDays }: { number: number; launchDays: number }) {
  const launch = usePlan()?.launch;
  return (
    <b data-day>
      {launch ? formatDay(addDays(launch, number - launchDays), number === 1) : number}
    </b>
  );
}

/** The plan in one sentence, and the button that inserts it into the message. */
export function PlanResult({
  className,
  action,
}: {
  className: string | undefined;
  action: string;
}) {
  const plan = usePlan();
  return (
    <>
      <output className={className}>{plan && formatPlan(plan)}</output>
      <Button type="submit" disabled={!plan}>
        {action}
      </Button>
    </>
  );
}

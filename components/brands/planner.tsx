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
  firstTuesdayInTerm,
  formatPlan,
  insertPlan,
  launchWindow,
  today,
  weekdayOf,
  type Plan,
} from '@/components/brands/plan';
import { inputId } from '@/components/forms/control';
import { Button } from '@/components/ui/button';
import { centerAndFocus, typeInto } from '@/lib/browser/inputs';

interface PlannerState extends Plan {
  isLaunchValid: boolean;
  /** The days up to the last valid launch, as the calendar writes them. */
  days: readonly string[];
  /** The weekday of the first of them. */
  weekday?: number;
}

/** Undefined on the server and until the page is hydrated. */
const PlannerContext = createContext<PlannerState | undefined>(undefined);

const launchInput = (form: HTMLFormElement) =>
  form.elements.namedItem('launch') as HTMLInputElement;

/** Reads what the visitor has chosen; `before` is the state that an invalid launch leaves the calendar in. */
function readForm(
  form: HTMLFormElement,
  launchDays: number,
  before: PlannerState | undefined,
): PlannerState {
  const data = new FormData(form);
  const { value, validity } = launchInput(form);
  const launch = validity.valid ? value : '';
  const plan = { kind: `${data.get('kind')}`, campuses: `${data.get('campuses')}`, launch };
  if (!validity.valid) return { days: [], ...before, ...plan, isLaunchValid: false };
  if (!launch) return { ...plan, isLaunchValid: true, days: [] };
  const weekday = weekdayOf(addDays(launch, 1 - launchDays));
  return { ...plan, isLaunchValid: true, days: launchWindow(launch, launchDays), weekday };
}

interface PlannerProps {
  className: string | undefined;
  label: string;
  /** From today to the first launch. */
  launchDays: number;
  children: ReactNode;
}

/**
 * The form of the planner, which is never sent: the plan goes into the message of the inquiry. The inputs are
 * uncontrolled, so that a choice made before hydration counts. Dates are the browser's: the HTML knows no today.
 */
export function Planner({ className, label, launchDays, children }: PlannerProps) {
  const [state, setState] = useState<PlannerState>();
  const written = useRef<string>(undefined);

  const start = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const launch = launchInput(form);
      launch.min = addDays(today(), launchDays);
      launch.value ||= firstTuesdayInTerm(launch.min);
      setState((before) => readForm(form, launchDays, before));
    },
    [launchDays],
  );

  function addToMessage(form: HTMLFormElement) {
    const launch = launchInput(form);
    const min = addDays(today(), launchDays);
    // After midnight. Setting the same value would empty a date that is not complete (Chromium).
    if (launch.min !== min) launch.min = min;
    const plan = readForm(form, launchDays, state);
    setState(plan);
    if (!form.checkValidity()) return centerAndFocus(launch);
    const message = document.getElementById(inputId('message'));
    if (!(message instanceof HTMLTextAreaElement)) return;
    const sentence = formatPlan(plan);
    typeInto(message, insertPlan(message.value, sentence, written.current));
    written.current = sentence;
    centerAndFocus(message);
  }

  const style = state && { '--campuses': state.campuses, '--weekday': state.weekday };
  return (
    <form
      ref={start}
      className={className}
      style={style as CSSProperties | undefined}
      aria-label={label}
      autoComplete="off"
      noValidate
      onChange={({ currentTarget }) => setState(readForm(currentTarget, launchDays, state))}
      onSubmit={(event) => {
        event.preventDefault();
        addToMessage(event.currentTarget);
      }}
    >
      <PlannerContext value={state}>{children}</PlannerContext>
    </form>
  );
}

/** The number of campuses; `initial` until the page is hydrated. */
export function CampusCount({
  initial,
  ...output
}: ComponentProps<'output'> & { initial: number }) {
  return <output {...output}>{use(PlannerContext)?.campuses ?? initial}</output>;
}

/** A date input once the page is hydrated: before, its inner parts would delay the first paint on phones. */
export function LaunchInput(input: Omit<ComponentProps<'input'>, 'type' | 'disabled'>) {
  const state = use(PlannerContext);
  return (
    <input
      {...input}
      type={state ? 'date' : 'text'}
      disabled={!state}
      aria-invalid={state && !state.isLaunchValid}
    />
  );
}

/** One day of the calendar: its date, or its number while no launch is chosen. */
export function CalendarDay({ number }: { number: number }) {
  return <b data-day>{use(PlannerContext)?.days[number - 1] ?? number}</b>;
}

/** The plan in one sentence, and the button that puts it into the message. */
export function PlanResult({
  className,
  action,
}: {
  className: string | undefined;
  action: string;
}) {
  const state = use(PlannerContext);
  return (
    <>
      <output className={className}>{state && formatPlan(state)}</output>
      <Button type="submit" disabled={!state}>
        {action}
      </Button>
    </>
  );
}

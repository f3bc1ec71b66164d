const flags = [
  { id: 'flag-down', fill: 'none', stroke: 'var(--ink-faint)' },
  { id: 'flag-up', fill: 'var(--gold)', stroke: 'var(--ink)' },
];

interface FlagsProps {
  className: string | undefined;
  raised: number;
}

/** A field of 100 flags, in columns of 5. */
export function Flags({ className, raised }: FlagsProps) {
  return (
    <svg className={className} viewBox="0 0 800 260" aria-hidden="true">
      {flags.map(({ id, ...colors }) => (
        <pattern key={id} id={id} width="40" height="52" patternUnits="userSpaceOnUse">
          <path d="M7 6v42M7 6l26 9-26 9" strokeWidth="2.5" {...colors} />
        </pattern>
      ))}
      <rect width="800" height="260" fill="url(#flag-down)" />
      <rect width={raised * 8} height="260" fill="url(#flag-up)" />
    </svg>
  );
}

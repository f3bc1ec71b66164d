import { Frame } from '@/components/about/portraits/frame';

/** A mustache, a raised eyebrow, a phone that never rests. */
export function Connector() {
  return (
    <Frame id="connector" spot="var(--gold)">
      <path d="M18 288v-22q6-44 66-52h64q66 8 72 52v22z" fill="var(--ink)" />
      <path d="m92 212 26 44 28-44 10 8-30 68h-14l-32-68z" fill="var(--paper)" />
      <path d="m112 246 7 10 8-10 8 42h-30z" fill="currentColor" />
      <path d="M96 176v38q24 28 48 0v-38" fill="var(--paper)" />
      <path d="M97 196q24 20 46-2v12q-22 22-46 0z" fill="url(#connector)" stroke="none" />
      <path d="M68 116q0-64 52-64t54 64v26q-4 58-54 58t-52-58z" fill="var(--paper)" />
      <path
        d="M64 122q-10-62 24-78 20-18 56-8 44 4 36 88-8-34-24-42-36 10-66-2-20 8-26 42z"
        fill="var(--ink)"
      />
      <path d="M84 104q10-8 22-2m32-8q12-8 22 0" strokeWidth="6" />
      <path d="M96 122v.1m52-1v.1" strokeWidth="11" />
      <path d="M120 124q-10 22 4 24" strokeWidth="2" />
      <path d="M82 166q6-18 38-10 34-8 40 10-20 8-40-2-20 10-38 2z" fill="var(--ink)" />
      <path d="M110 178q10 6 20 0" strokeWidth="2" />
      <path d="M168 84h28l6 96h-28z" fill="var(--ink)" />
      <path d="M178 96h10" stroke="currentColor" strokeWidth="2" />
      <path d="M182 288v-62h42l4 62z" fill="var(--ink)" />
      <path d="M184 230v-44q-8-4-8-14l2-44q30-12 44 4 8 12 6 44l-6 54z" fill="var(--paper)" />
      <path
        d="M178 126h24q9 0 9 8t-9 8h-24q-9 0-9-8t9-8zm0 16h26q9 0 9 8t-9 8h-26q-9 0-9-8t9-8zm2 16h24q9 0 9 8t-9 8h-24q-9 0-9-8t9-8zm4 16h18q9 0 9 7t-9 7h-18q-9 0-9-7t9-7z"
        fill="var(--paper)"
      />
      <path d="M180 230h44v14h-44z" fill="var(--paper)" />
      <path d="M216 92q8 12 4 26m10-36q12 20 4 42" strokeWidth="2" />
    </Frame>
  );
}

import { Frame } from '@/components/about/portraits/frame';

/** A cap on backwards, a beard, a whistle: laughing, because it all worked. */
export function Organizer() {
  return (
    <Frame id="organizer" spot="var(--gold)">
      <path d="M12 288v-26q8-42 70-50h76q62 8 70 50v26z" fill="currentColor" />
      <path d="M12 288v-26q4-20 22-32v58zm194 0v-58q18 12 22 32v26z" fill="var(--ink)" />
      <path d="M80 212 116 288h10l36-76" fill="var(--paper)" />
      <path d="M94 176v40q26 24 52 0v-40" fill="var(--paper)" />
      <path d="M94 176v40q26 24 52 0v-40" fill="url(#organizer)" />
      <path d="M84 214q10 40 34 52 26-14 38-52" strokeWidth="5" />
      <path d="M104 258h22a13 13 0 1 1-14 16l-8-2z" fill="var(--ink)" stroke="var(--paper)" />
      <path d="M68 116q0-54 52-54t52 54v24q-4 62-52 62t-52-62z" fill="var(--paper)" />
      <path d="M68 116q0-54 52-54t52 54v24q-4 62-52 62t-52-62z" fill="url(#organizer)" />
      <path d="M68 134q2 74 52 76 50-2 52-76-8 14-18 16-34-10-68 0-10-2-18-16z" fill="var(--ink)" />
      <path d="M94 160q26-8 52 0-2 30-26 30t-26-30z" fill="var(--paper)" />
      <path d="M94 160q26-8 52 0-1 8-4 14h-44q-3-6-4-14z" fill="var(--paper)" />
      <path d="M104 190q16-14 32 0-6 8-16 8t-16-8z" fill="currentColor" strokeWidth="2" />
      <path d="M84 122q12-14 24 0m24 0q12-14 24 0" strokeWidth="6" />
      <path d="M122 122q-10 16 2 20" strokeWidth="2" />
      <path d="M62 106q-4-70 58-70t58 70q-58-18-116 0z" fill="currentColor" />
      <path d="M120 36V24m-40 74q10-46 40-60 30 14 40 60" strokeWidth="2" />
      <path d="M62 106q58-20 116 0v-14q-58-20-116 0z" fill="var(--ink)" />
    </Frame>
  );
}

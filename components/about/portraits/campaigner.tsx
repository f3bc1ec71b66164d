import { Frame } from '@/components/about/portraits/frame';

/** Long hair, hoops, and the straps of every tote bag she has been given. */
export function Campaigner() {
  return (
    <Frame id="campaigner" spot="var(--sky)">
      <path
        d="M56 124q-6-92 64-92t66 92q0 40 18 70-4 36-40 34H76q-44 2-44-36 20-24 24-68z"
        fill="var(--ink)"
      />
      <path d="M14 288v-14q6-40 68-50h76q62 10 68 50v14z" fill="var(--paper)" />
      <path
        d="M14 288v-14q3-22 24-36v50zm188 0v-50q21 14 24 36v14z"
        fill="url(#campaigner)"
        stroke="none"
      />
      <path d="M98 178v44q22 20 46 0v-44" fill="var(--paper)" />
      <path d="M100 198q22 18 42-2v14q-20 16-42 0z" fill="url(#campaigner)" stroke="none" />
      <path d="M74 128q-4-62 46-66 50 4 48 66-2 66-48 68-44-2-46-68z" fill="var(--paper)" />
      <path d="M70 126q2-54 42-70 20 8 58 70 6-74-50-78-60 4-50 78z" fill="var(--ink)" />
      <path d="M96 126q8-8 16 0m20 0q8-8 16 0" strokeWidth="5" />
      <path d="M90 112q10-8 22-2m20 0q12-6 22 2" strokeWidth="2" />
      <path d="M122 132q-8 14 2 18" strokeWidth="2" />
      <path d="M98 158q24 8 46 0-4 24-22 24t-24-24z" fill="var(--ink)" />
      <path d="M106 161q16 4 30 0" stroke="var(--paper)" strokeWidth="5" />
      <circle cx="68" cy="166" r="12" stroke="currentColor" strokeWidth="9" />
      <circle cx="68" cy="166" r="12" />
      <circle cx="174" cy="166" r="12" stroke="currentColor" strokeWidth="9" />
      <circle cx="174" cy="166" r="12" />
      <path d="M52 230 76 288M68 226l24 62M188 230l-24 58m8-62-24 62" strokeWidth="11" />
      <path d="M52 230 76 288M188 230l-24 58" stroke="currentColor" strokeWidth="4" />
      <path d="M68 226l24 62M172 226l-24 62" stroke="var(--paper)" strokeWidth="4" />
    </Frame>
  );
}

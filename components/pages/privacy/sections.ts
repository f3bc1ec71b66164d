import { policyFacts, type PolicySectionCopy } from '@/components/pages/privacy/copy';
import { roles } from '@/components/roles';
import { nightStorageKey } from '@/components/ui/night';
import { periods } from '@/lib/periods';

const { retentionDays, retryDays, rateLimitMinutes } = periods;

/**
 * The sections of the privacy policy; the specification gives their titles and order. Statements about the fields of
 * the forms, storage, deletion and the browser describe what the code does: change both together.
 *
 * PLACEHOLDERS that a lawyer must check and complete (docs/placeholders.md): the legal bases, who else may see an
 * application, how long the connected service keeps it, and where it is stored.
 */
export const sections: readonly PolicySectionCopy[] = [
  {
    id: 'information',
    title: 'Information collected',
    plainTitle: 'What you send, and what comes with it',
    blocks: [
      { heading: 'What you send us.', text: 'The forms on this site ask for:' },
      [
        'Brands: name and work email. Optional: a message.',
        `${roles.manager.title}: name, phone number, college or university, graduation year, school email, your experience, the time you can commit, and a link to your resume. Optional: a link to your cover letter and your profiles.`,
        `${roles.acorns.title}: name, email, phone number, the type of role, whether you are authorized to work in the US, whether you or someone in your household works for a securities firm, college or university, graduation year, college address, home address, your experience, why you want the role, a link to your resume, and your Instagram and TikTok links. Optional: a link to your cover letter and notes.`,
        `${roles.soluna.title}: name, email, phone number, college or university, graduation year, college address, whether you are authorized to work in the US, shirt size, your experience, why you want the role, a link to your resume, and your Instagram and TikTok links. Optional: a link to your cover letter and notes.`,
        'Creators: name, email, major, graduation date, your Instagram and TikTok links, how you rate each type of content, and skills. Optional: a link to a video, a link to a headshot, and a link to a resume.',
        'Creators who apply with their follower counts: name, email, phone number, college or university, graduation year, major, whether you need visa sponsorship, your Instagram and TikTok links, follower counts, and how you heard about us. Optional: the work that interests you.',
      ],
      {
        heading: 'What comes with it.',
        text: 'Your browser gives each submission a random key, so pressing the button twice doesn’t count twice. We record which form you sent, when you sent it, and its delivery status.',
      },
      {
        heading: 'Your IP address.',
        text: `We use it for one thing: to limit how many submissions one address can make. It’s counted for ${rateLimitMinutes} minutes, then forgotten, and never stored with what you sent.`,
      },
      {
        heading: 'Page speed.',
        text: 'Your browser sends us Core Web Vitals, which are loading and response times. They go to our own server and carry no personal data.',
      },
      'That’s the whole list. There are no accounts, we don’t ask for payment details, and we don’t follow you to other sites.',
    ],
  },
  {
    id: 'use',
    title: 'Use',
    plainTitle: 'How we use it',
    blocks: [
      [
        'To reply to brands that write to us.',
        'To consider applications for the creator network and for open roles, and to email you next steps if you’re a good fit.',
        'To block spam. A hidden field catches bots that fill in everything. We keep flagged submissions for a limited time, in case one is real.',
        'To find and fix slow pages.',
      ],
      'No software on this site makes decisions about your application. Applicants who answer No to the question about work authorization are still considered.',
    ],
  },
  {
    id: 'legal-bases',
    title: 'Legal bases for EEA/UK users',
    plainTitle: 'Our legal grounds',
    blocks: [
      'If you are in the European Economic Area or the United Kingdom, we rely on these legal bases:',
      [
        {
          heading: 'Steps before a contract, at your request:',
          text: 'when you apply or ask about a program.',
        },
        {
          heading: 'Legitimate interests:',
          text: 'keeping the forms available and free of abuse, and measuring how fast the site is.',
        },
        {
          heading: 'Consent:',
          text: 'for anything you add to a field marked optional. You can withdraw it at any time.',
        },
        {
          heading: 'Legal obligation:',
          text: 'where a law requires us to keep or disclose information.',
        },
      ],
    ],
  },
  {
    id: 'sharing',
    title: 'Sharing',
    plainTitle: 'How we share it',
    blocks: [
      'What you send is stored on our server first. From there, it goes to the service that handles our inquiries and applications, or our team reads it on the server.',
      'This site has no advertising partners and no outside analytics, so nothing goes to them.',
      'We disclose information when a law or court order requires it.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    plainTitle: 'What your browser stores',
    blocks: [
      'We don’t set any cookies.',
      'While you fill in a form, what you type is kept in the session storage of that one browser tab, so you don’t lose it if the page reloads. It’s removed when you send the form or close the tab. It doesn’t leave your device until you send it.',
      `If you pull the tassel for night or morning, your browser remembers your choice in its local storage, under the name “${nightStorageKey}”. It never leaves your device. Until you pull it, the site follows your device’s setting.`,
    ],
  },
  {
    id: 'retention',
    title: 'Retention',
    plainTitle: 'How long we keep it',
    blocks: [
      [
        'Once the connected service has your submission, the copy on our server is erased: everything you typed is deleted. What stays: the key, a code that recognizes a repeat, the name of the form, the times and the delivery status.',
        `Until the service has it, we keep our copy and keep trying for ${retryDays} days. After that, we keep it until our team sends it again or deletes it, so nothing you sent gets lost along the way.`,
        `A submission that our team reads on the server is deleted automatically after ${retentionDays} days.`,
        'Submissions flagged as spam, or rejected by the service, are kept in case that was a mistake. They’re deleted automatically after the same period, and so is the record of an erased submission.',
        `The count of submissions per IP address is forgotten after ${rateLimitMinutes} minutes.`,
      ],
      'The service keeps what you sent for as long as we need it to handle your inquiry or application. Write to us if you want it deleted sooner.',
      'If you ask us to delete what you sent, we delete it from our server, whatever its status, and have the service delete its copy. Backups are overwritten within a week.',
    ],
  },
  {
    id: 'rights',
    title: 'Rights (California and EEA/UK)',
    plainTitle: 'What you can ask us to do',
    blocks: [
      'If you live in California, you can ask us:',
      [
        'what personal information we have about you, and for a copy of it;',
        'to correct it or to delete it.',
      ],
      'We won’t treat you any differently for asking.',
      'If you are in the EEA or the UK, you can ask us:',
      [
        'for access to your data, and for a copy you can take elsewhere;',
        'to correct, delete or restrict it;',
        'to stop any use that’s based on our legitimate interests.',
      ],
      'You can also complain to your data protection authority.',
      'Wherever you live, you can make a request by email. Write from the address you used in the form, so we know it’s you.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    plainTitle: 'How we protect it',
    blocks: [
      'What you type never appears in a web address or in our logs. Nobody can reach stored submissions through this site, and browsers are told to open this site only over encrypted connections.',
      'No site can promise perfect security. If something looks wrong, tell us.',
    ],
  },
  {
    id: 'children',
    title: 'Children’s privacy',
    plainTitle: 'Who this site is for',
    blocks: [
      `This site is for brands and college students. It isn’t meant for children under ${policyFacts.childAge}, or under ${policyFacts.higherChildAge} where applicable, and we don’t knowingly collect their information.`,
      'If you think a child has sent us a form, write to us and we’ll delete it.',
    ],
  },
  {
    id: 'links',
    title: 'Third-party links',
    plainTitle: 'Sites we link to',
    blocks: [
      'Our pages link to Instagram and LinkedIn. Those sites follow their own privacy policies, and so does any page you link to in a form. We don’t load anything from those sites on this one.',
    ],
  },
  {
    id: 'transfers',
    title: 'International transfers',
    plainTitle: 'If you write to us from another country',
    blocks: [
      'We work with campuses in the United States. If you write to us from somewhere else, what you send may be stored and read in the United States, where data protection laws may differ from yours.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    plainTitle: 'When this policy changes',
    blocks: [
      'When we change what we do, we update this page and the date at the top. The version on this page is the one in effect.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    plainTitle: 'How to reach us',
    blocks: [
      'Send privacy questions, requests and complaints to this address. A real person reads them.',
    ],
  },
];

import type { PolicySectionCopy } from '@/components/privacy/copy';
import { nightStorage } from '@/components/site/night';
import { privacyFacts } from '@/lib/content/phrases';
import { formList } from '@/lib/forms/registry';
import { site } from '@/lib/site';

const days = privacyFacts.retentionDays;
const minutes = privacyFacts.addressMinutes;

/**
 * The thirteen sections. Their titles and order are given. What they say of storage, deletion and the browser is
 * what the product does. PLACEHOLDERS, for a lawyer to settle: the legal bases, who else may see an
 * application, how long the connected service keeps it, and where it is stored.
 */
export const sections: readonly PolicySectionCopy[] = [
  {
    id: 'information',
    title: 'Information collected',
    inOtherWords: 'What we collect, and what comes with it',
    blocks: [
      'What you send us. The forms on this site ask for:',
      formList.map(({ collects }) => collects),
      'What comes with it. Each submission gets a random key from your browser, so that pressing the button twice does not count twice. We note the form, the time it arrived and whether it was passed on.',
      `Your IP address. We use it for one thing: to limit how many submissions one address can make. It is counted for ${minutes} minutes, then forgotten, and never stored with what you sent.`,
      'How fast pages are. Your browser sends us Core Web Vitals, which are loading and response times. They go to our own server and carry no personal data.',
      'That is the whole list. There are no accounts, we ask for no payment details, and we do not follow you to other sites.',
    ],
  },
  {
    id: 'use',
    title: 'Use',
    inOtherWords: 'How we use it',
    blocks: [
      [
        'To answer brands that write to us.',
        'To consider applications for the creator network and for open roles, and to email you the next steps if you are a good fit.',
        'To keep the forms free of spam. A hidden field catches programs that fill in everything. What it catches is kept like any other submission, so that a person can put a mistake right.',
        'To find and mend slow pages.',
      ],
      'No program on this site decides on your application. People who answer No to the question about work authorization are still considered.',
    ],
  },
  {
    id: 'legal-bases',
    title: 'Legal bases for EEA/UK users',
    inOtherWords: 'What the law lets us rely on',
    blocks: [
      'If you are in the European Economic Area or the United Kingdom, we rely on these legal bases:',
      [
        'Steps before a contract, at your request: when you apply or ask about a program.',
        'Legitimate interests: keeping the forms available and free of abuse, and measuring how fast the site is.',
        'Consent: for what you add to a form although it is marked optional. You may withdraw it at any time.',
        'Legal obligation: where a law tells us to keep or to hand over information.',
      ],
    ],
  },
  {
    id: 'sharing',
    title: 'Sharing',
    inOtherWords: 'How we share it',
    blocks: [
      'A form is stored on our server first. Then it is handed to the service that takes in our inquiries and applications. Where no such service is connected, it stays on our server, and people on our team read it there.',
      'This site has no advertising partners and no outside analytics, so it sends them nothing.',
      'We hand over information where a law or a court requires it.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    inOtherWords: 'None from us, and what your browser keeps',
    blocks: [
      'We set no cookies.',
      'While you fill in a form, what you type is kept in the session storage of that one browser tab, so that a reload does not cost you an evening. It is removed when you send the form, when you press “Clear this form”, or when you close the tab. It does not leave your device until you send it.',
      `If you pull the tassel for night or for morning, your browser remembers which, in its local storage, under the name “${nightStorage}”. It never leaves your device. Until you pull, the site follows your system.`,
    ],
  },
  {
    id: 'retention',
    title: 'Retention',
    inOtherWords: 'How long we keep it',
    blocks: [
      [
        'Once the connected service has your submission, the copy on our server is blanked: everything you typed is removed. The key, the name of the form, the times and the delivery status stay.',
        'Until the service has it, the copy stays, so that nothing you sent is lost.',
        `Where no service is connected, stored submissions are deleted by themselves, after ${days} days unless we have set another period.`,
        'Submissions caught as spam, or refused by the service, are kept so that a person can put a mistake right. They, and what stays of a blanked one, are deleted by themselves after the same period.',
        `The count of submissions per IP address is forgotten after ${minutes} minutes.`,
      ],
      'The service keeps what we handed over for as long as we need it to deal with your inquiry or application. Write to us if you want it deleted sooner.',
      'If you ask us to delete what you sent, we overwrite it on our server, whatever became of it, and have the service delete what it was handed. Copies for emergencies are overwritten within a week. The key and the name of the form stay until the period above ends, so that your browser does not send the same again by itself.',
    ],
  },
  {
    id: 'rights',
    title: 'Rights (California and EEA/UK)',
    inOtherWords: 'What you may ask of us',
    blocks: [
      'If you live in California, you may ask us:',
      [
        'what personal information we have about you, and for a copy of it;',
        'to correct it or to delete it;',
        'and you will not be treated worse for asking.',
      ],
      'If you are in the EEA or the UK, you may ask us:',
      [
        'for access to your data, and for a copy that you can take elsewhere;',
        'to correct, delete or restrict it;',
        'to stop a use that rests on our legitimate interests;',
        'and you may complain to your data protection authority.',
      ],
      'One email is enough, wherever you live. Write from the address that you used in the form, so that we know the request is yours.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    inOtherWords: 'How we guard it',
    blocks: [
      'What you type never appears in a web address or in our logs. Stored submissions cannot be reached through this site, and browsers are told to open it over encrypted connections only.',
      'No site can promise perfect security. If something looks wrong to you, tell us.',
    ],
  },
  {
    id: 'children',
    title: 'Children’s privacy',
    inOtherWords: 'Who this site is for',
    blocks: [
      `This site is made for brands and for college students. It is not meant for children under ${privacyFacts.childAge}, or under ${privacyFacts.childAgeWhereApplicable} where applicable, and we do not knowingly collect their information.`,
      'If you believe that a child has sent us a form, write to us and we will delete it.',
    ],
  },
  {
    id: 'links',
    title: 'Third-party links',
    inOtherWords: 'Where our own rules end',
    blocks: [
      'Our pages link to Instagram and LinkedIn. Those sites follow their own privacy policies, and so does any page behind a link that you put into a form. Following such a link is up to you; nothing of theirs is loaded here before you do.',
    ],
  },
  {
    id: 'transfers',
    title: 'International transfers',
    inOtherWords: 'If you write from another country',
    blocks: [
      'We work with campuses in the United States. If you write to us from elsewhere, what you send may be stored and read in the United States, where data protection laws may differ from those where you live.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    inOtherWords: 'When this policy changes',
    blocks: [
      'When we change what we do, we change this page and the date at its top. The version you read here is the one that applies.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    inOtherWords: 'Where to write',
    blocks: [
      `Questions, requests and complaints about privacy at ${site.name} go to one mailbox, and a person reads it.`,
    ],
  },
];

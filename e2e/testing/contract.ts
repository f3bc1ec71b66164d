/** The agency’s specification of each form: names, rules and texts, but no labels. */
export interface FormContract {
  formId: string;
  route: string;
  /** The names in the HTML and in the browser's JSON. */
  fields: readonly string[];
  optional: readonly string[];
  /** The names that the upstream receives, if they differ. */
  sentAs?: Readonly<Record<string, string>>;
  /** Sent as JSON numbers. All other fields are text, except the lists. */
  numbers?: readonly string[];
  lists?: readonly string[];
  /** The numbers that may be a rough count, such as “10k+”. */
  roughCounts?: readonly string[];
  /** The values that a field offers or suggests. */
  options?: Readonly<Record<string, readonly string[]>>;
  /** The message of each blank field that does not have `REQUIRED`. */
  missingMessages?: Readonly<Record<string, string>>;
  /** The messages of wrong values. */
  wrong: readonly [names: readonly string[], values: readonly unknown[], message: string][];
  banner?: string;
  /** The fixed texts of the notice; null for a silent form. */
  notice: { prefix: string; ellipsis: string; noResponse: string } | null;
  /** Until scripts run, the browser checks required fields and the email address. */
  checkedByBrowser?: true;
  /** `text` is a part of the text that the page shows. */
  thankYou: { title?: string; text: string; button?: string; leadsTo?: string };
}

export const REQUIRED = 'This field is required';
export const NO_MESSAGE = 'Failed to submit application';
export const NOT_JSON = 'Server error: ';

const words = (text: string): string[] => text.trim().split(/\s+/);

const emails = ['ada', 'dana@brand', '@b.c', 'a@b.', 'a b@c.d', 'a@@b.c', 'a@b..c'];
const emailMessage = 'Please enter a valid email address';
const numberMessage = 'Please enter digits only';
const links = ['abc', 'a.b', 'drive.g'];
const numbers = ['12.000', '1e4', 'many', '-5', '2.5'];
const ratings = words(
  'content_lifestyle content_educational content_entertainment content_fashion content_wellness',
);
const ratingMessage = 'Please select a rating or N/A';
const creatorLinks = words('video_example_url headshot_url resume_url');
const linkMessage = 'Please enter a valid URL (e.g., drive.google.com/your-file)';
const instagramMessage = 'Please enter a valid Instagram URL (e.g., instagram.com/username)';
const tiktokMessage = 'Please enter a valid TikTok URL (e.g., tiktok.com/@username)';
const prefix = 'Error submitting form: ';

const campusFields =
  words(`first_name last_name email phone university graduation_year college_address work_status
  past_experience interest_reason resume_url instagram_url tiktok_url cover_letter_url additional_notes`);

/** The common part of the contracts of campus roles. */
const campusContract = {
  optional: words('cover_letter_url additional_notes'),
  banner: 'Please correct the highlighted errors:',
  notice: { prefix: '', ellipsis: '', noResponse: 'An error occurred. Please try again.' },
  wrong: [
    [['email'], emails, emailMessage],
    [['work_status'], ['maybe'], REQUIRED],
  ] satisfies FormContract['wrong'],
};

export const contracts: readonly FormContract[] = [
  {
    formId: 'submit',
    route: '/brands',
    fields: words('email firstName lastName message'),
    checkedByBrowser: true,
    optional: ['message'],
    wrong: [[['email'], emails, emailMessage]],
    notice: null,
    thankYou: { text: 'We got your inquiry.', button: 'Close' },
  },
  {
    formId: 'apply',
    route: '/creators',
    fields: words(`firstName lastName email phone interest school gradYear major visa instagram
      instagramFollowers tiktok tiktokFollowers howDidYouHear`),
    optional: ['interest'],
    checkedByBrowser: true,
    numbers: words('gradYear instagramFollowers tiktokFollowers'),
    roughCounts: words('instagramFollowers tiktokFollowers'),
    lists: ['interest'],
    options: {
      interest: [
        ...['Influencer Marketing', 'Content Creation', 'Ambassador Programs'],
        ...['On Campus Events', 'Student Focus Groups'],
      ],
      visa: ['yes', 'no'],
      howDidYouHear: words('tiktok instagram linkedin friendfamily google school tasseltv'),
    },
    wrong: [
      [['email'], emails, emailMessage],
      [words('gradYear instagramFollowers tiktokFollowers'), numbers, numberMessage],
      [['gradYear'], ['2k', '2 027', '~2027'], numberMessage],
      [words('visa howDidYouHear'), ['maybe'], REQUIRED],
    ],
    notice: null,
    thankYou: { text: 'Application submitted successfully!' },
  },
  {
    formId: 'submit-creator-application',
    route: '/creator',
    fields: [
      ...words('name email instagram_link tiktok_link major graduation_date skills'),
      ...ratings,
      ...creatorLinks,
    ],
    optional: creatorLinks,
    numbers: ratings,
    options: Object.fromEntries(ratings.map((name) => [name, words('0 1 2 3 4 5')])),
    missingMessages: Object.fromEntries(ratings.map((name) => [name, ratingMessage])),
    wrong: [
      [['email'], emails, emailMessage],
      [['instagram_link'], words('@ada instagram.com instagram.com/'), instagramMessage],
      [['tiktok_link'], words('@ada tiktok.com/ada tiktok.com/@'), tiktokMessage],
      [creatorLinks, links, linkMessage],
      [ratings, words('6 -1 N/A'), ratingMessage],
    ],
    banner: 'Please correct the errors below before submitting',
    notice: { prefix, ellipsis: '', noResponse: NO_MESSAGE },
    thankYou: {
      title: 'Thank You for Applying!',
      text: 'We received your creator network application.',
      button: 'Close',
      leadsTo: '/roles',
    },
  },
  {
    formId: 'submit-ambassador-manager',
    route: '/ambassador-manager',
    fields: words(`first_name last_name university graduation_year school_email phone_number
      campus_marketing_exp leadership_exp time_commitment resume_url
      instagram tiktok linkedin cover_letter_url`),
    optional: words('instagram tiktok linkedin cover_letter_url'),
    sentAs: {
      first_name: 'firstName',
      last_name: 'lastName',
      school_email: 'email',
      phone_number: 'phone',
      graduation_year: 'graduationYear',
      campus_marketing_exp: 'campusMarketingExp',
      leadership_exp: 'leadershipExp',
      time_commitment: 'timeCommitment',
      resume_url: 'resumeUrl',
      cover_letter_url: 'coverLetterUrl',
    },
    missingMessages: {
      school_email: 'Email is required',
      resume_url: 'Please provide a link to your resume',
    },
    wrong: [
      [['school_email'], emails, 'Please use a valid email address'],
      [['resume_url'], links, 'Please provide a valid URL'],
    ],
    banner: 'Please fill all required fields!',
    notice: { prefix, ellipsis: '...', noResponse: NO_MESSAGE },
    thankYou: {
      text: 'We received your application for the Ambassador Manager position. If you’re a good fit, we’ll email you next steps.',
      button: 'Go to Roles',
      leadsTo: '/roles',
    },
  },
  {
    ...campusContract,
    formId: 'submit-acorns-ambassador',
    route: '/acorns-ambassador',
    fields: [...campusFields, ...words('ambassador_type home_address securities_firm')],
    options: { work_status: ['yes', 'no'], ambassador_type: ['Social', 'Events'] },
    thankYou: {
      title: 'Thank You for Applying!',
      text: 'We received your application for the Acorns Campus Ambassador position. If you’re a good fit, we’ll email you next steps.',
      button: 'Go to Roles',
      leadsTo: '/roles',
    },
  },
  {
    ...campusContract,
    formId: 'submit-soluna-ambassador',
    route: '/soluna-ambassador',
    fields: [...campusFields, ...words('shirt_size')],
    options: { work_status: ['yes', 'no'], shirt_size: words('XS S M L XL XXL XXXL') },
    wrong: [...campusContract.wrong, [['shirt_size'], ['m', 'XXXXL'], REQUIRED]],
    thankYou: {
      title: 'Thank You for Applying!',
      text: 'We received your application for the Soluna Campus Ambassador position. If you’re a good fit, we’ll email you next steps.',
      button: 'Go to Roles',
      leadsTo: '/roles',
    },
  },
];

import type { ConsentText } from './consent.ts';

/**
 * What stands beside the field of the newsletter, whose subscribers need no account. Apart from the other texts because every
 * page's footer shows it: theirs are fetched once a page stands.
 */
export const newsConsent: ConsentText = {
  version: '2026-11',
  text: 'Te avisamos de los próximos seminarios y cursos. Puedes darte de baja cuando quieras.',
};

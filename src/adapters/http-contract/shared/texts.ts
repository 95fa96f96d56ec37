/** What is said of a text that is longer than anything a form of ours lets be typed. */
export const tooLong = 'Es demasiado largo.';

/** Someone attached to published products, in few words. Source: SITE-11. */
export interface Teacher {
  /** By which lists narrow to what they teach or wrote. */
  readonly slug: string;
  readonly name: string;
  readonly profession: string;
  /** Address of the portrait; null when there is none. */
  readonly photo: string | null;
}

/** People that the front page shows at most. */
export const MOST_TEACHERS = 6;

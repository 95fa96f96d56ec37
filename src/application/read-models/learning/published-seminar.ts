/** What is published of the sessions of a seminar, and how many people come. */
export interface PublishedSeminar {
  /** The ids of its sessions: each has a list of who was there. */
  readonly sessions: readonly string[];
  /** How many places are taken: by who is enrolled, by seats that are not given yet, and by orders that wait. */
  readonly taken: number;
  /** For how many people it is; null: no limit. */
  readonly capacity: number | null;
}

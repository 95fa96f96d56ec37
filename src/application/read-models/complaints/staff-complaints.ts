import type { ComplaintSheet } from './complaint-sheet.ts';

/** A sheet as whoever answers it reads it. Plain data. */
export interface StaffComplaint extends Pick<
  ComplaintSheet,
  'number' | 'filedAt' | 'answerDue' | 'content' | 'events'
> {
  /** Path of the sheet as its consumer reads and prints it. */
  readonly sheet: string;
}

/** The complaints book on the desk. */
export interface StaffComplaints {
  /** Without an answer; those due first come first. */
  readonly waiting: readonly StaffComplaint[];
  /** Answered, the last of them first; 100 at most. */
  readonly answered: readonly StaffComplaint[];
}

/** A file that was chosen on the page; only the adapter opens it. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

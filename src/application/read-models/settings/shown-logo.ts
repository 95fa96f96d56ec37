/** A logo as it is shown: its address, and its sides in pixels, by which a page leaves room for it. */
export interface ShownLogo {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

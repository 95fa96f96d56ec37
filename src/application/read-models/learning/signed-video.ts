/** A film with the addresses at which a player finds it for a while. */
export interface SignedVideo {
  readonly source: string;
  readonly mediaType: string;
  readonly captions: string | null;
  readonly poster: string | null;
}

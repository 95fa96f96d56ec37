/** A length as people say it: '45 min', '6 h', '1 h 30 min'. Minutes are whole; none are '0 min'. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** The length of a class by its seconds: below a minute in seconds ('39 s'), else rounded up to whole minutes. */
export function formatSeconds(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : formatMinutes(Math.ceil(seconds / 60));
}

/** ISO 8601 duration of minutes, as schema.org wants it: 'PT6H', 'PT45M'. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

const digits = 9;

/** The correlative number of a sheet in the book of its year: '000000001-2026'. `ordinal` counts from 1 to 999 999 999. */
export function complaintNumber(ordinal: number, year: number): string {
  return `${String(ordinal).padStart(digits, '0')}-${year}`;
}

/** A number as staff may type it ('1-2026', '000000001-2026'), in its full form; null when it is none. */
export function readComplaintNumber(text: string): string | null {
  const parts = /^(\d{1,9})-(\d{4})$/.exec(text.trim());
  if (parts === null || Number(parts[1]) === 0) return null;
  return complaintNumber(Number(parts[1]), Number(parts[2]));
}

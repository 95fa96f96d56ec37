/** '1 hora académica', '3 horas académicas'. Hours are whole, 45 minutes each. Source: CERT-1. */
export function academicHours(hours: number): string {
  return hours === 1 ? '1 hora académica' : `${hours} horas académicas`;
}

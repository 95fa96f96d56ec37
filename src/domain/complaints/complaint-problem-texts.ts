import { longestComplaintTexts, type ComplaintField, type ComplaintProblem } from './complaint.ts';

const missing: Readonly<Partial<Record<ComplaintField, string>>> = {
  kind: 'Elige si es un reclamo o una queja.',
  fullName: 'Escribe tu nombre completo.',
  documentNumber: 'Escribe el número de tu documento.',
  guardianName: 'Escribe el nombre de la madre, el padre o el apoderado.',
  detail: 'Cuéntanos qué pasó, en el detalle.',
};

const invalid: Readonly<Partial<Record<ComplaintField, string>>> = {
  documentNumber: 'Revisa el número de tu documento: un DNI tiene 8 dígitos; los demás, de 6 a 12 letras y números.',
  email: 'Revisa el correo: debe ser como nombre@correo.pe.',
  phone: 'Revisa el teléfono: solo lleva números, por ejemplo 987 654 321.',
  amount: 'Revisa el monto: escríbelo en soles, por ejemplo 118.50.',
};

const names: Readonly<Partial<Record<ComplaintField, string>>> = {
  fullName: 'El nombre',
  address: 'El domicilio',
  guardianName: 'El nombre del apoderado',
  guardianDocument: 'El documento del apoderado',
  goodDescription: 'La descripción',
  detail: 'El detalle',
  request: 'El pedido',
};

/** What is wrong with a complaint and how to mend it, for whoever fills it in; the same words in the browser and from the server. */
export function complaintProblemText({ kind, field }: ComplaintProblem): string {
  if (kind === 'contact-missing') return 'Escribe tu domicilio o tu correo: al menos uno, para poder responderte.';
  if (kind === 'too-long') {
    return `${names[field] ?? 'Este texto'} admite hasta ${longestComplaintTexts[field]} caracteres.`;
  }
  return (kind === 'missing' ? missing[field] : invalid[field]) ?? 'Revisa este dato.';
}

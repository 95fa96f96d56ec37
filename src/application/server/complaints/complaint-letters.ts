import type { Complaint, ComplaintEvent } from '#application/server/complaints/ports/complaints.ts';
import type { Letter } from '#application/server/shared/ports/outbox.ts';
import type { ComplaintNotices } from '#domain/legal/statute.ts';
import { formatLongDay, formatLongInstant } from '#domain/shared/dates.ts';
import { capitalised } from '#domain/shared/text.ts';
import { complaintRows, complaintWord } from '#domain/complaints/complaint-words.ts';

/** The consumer's copy of the sheet, complete, sent at once. @param notices of the day of its filing. Source: facts/peru.md, section 5. */
export function sheetLetter(complaint: Complaint, { footnotes }: ComplaintNotices, sheetUrl: string): Letter {
  const { content, number, provider, filedAt, answerDue } = complaint;
  const word = complaintWord(content.kind);
  const rows = complaintRows(content);
  return {
    subject: `Tu hoja de reclamación N.º ${number}`,
    preview: `Registramos tu ${word}. Te responderemos a más tardar el ${formatLongDay(answerDue, { withYear: true })}.`,
    greeting: `Hola, ${content.fullName}:`,
    blocks: [
      {
        kind: 'text',
        text: `Registramos tu ${word} en nuestro Libro de Reclamaciones. Esta es tu copia. Te responderemos a más tardar el ${formatLongDay(answerDue, { withYear: true })}, dentro de quince días hábiles.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Hoja de reclamación', `N.º ${number}`],
          ['Fecha y hora', formatLongInstant(filedAt, { withYear: true })],
          ['Proveedor', `${provider.name}, RUC ${provider.ruc}`],
          ['Domicilio', provider.address],
          ['Código del libro', provider.bookCode],
        ],
      },
      { kind: 'facts', rows: [...rows.consumer, ...rows.good, ...rows.claim] },
      ...footnotes.map((text) => ({ kind: 'note' as const, text })),
    ],
    action: { label: 'Ver e imprimir mi hoja', url: sheetUrl },
  };
}

/** Tells the staff of a sheet that waits. @param officeUrl where it is answered. */
export function filedLetter({ content, number, filedAt, answerDue }: Complaint, officeUrl: string): Letter {
  const due = formatLongDay(answerDue, { withYear: true });
  return {
    subject: `Hoja de reclamación N.º ${number}: responder hasta el ${formatLongDay(answerDue)}`,
    preview: `${capitalised(complaintWord(content.kind))} de ${content.fullName}.`,
    greeting: 'Hola, equipo:',
    blocks: [
      {
        kind: 'text',
        text: `Hay una hoja nueva en el Libro de Reclamaciones de {escuela}. La ley pide responderla a más tardar el ${due}; el plazo no se puede alargar.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Hoja de reclamación', `N.º ${number}`],
          ['Fecha y hora', formatLongInstant(filedAt, { withYear: true })],
          ...complaintRows(content).claim,
        ],
      },
    ],
    action: { label: 'Responder la hoja', url: officeUrl },
  };
}

/** What the school answers. @param notices of the day of the sheet's filing. */
export function answerLetter(
  complaint: Complaint,
  event: ComplaintEvent,
  { footnotes }: ComplaintNotices,
  sheetUrl: string,
): Letter {
  const { content, number, filedAt } = complaint;
  return {
    subject: `Respuesta a tu hoja de reclamación N.º ${number}`,
    preview: 'Respondimos la hoja que registraste en nuestro Libro de Reclamaciones.',
    greeting: `Hola, ${content.fullName}:`,
    blocks: [
      {
        kind: 'text',
        text: `El ${formatLongInstant(filedAt, { withYear: true })} registraste tu ${complaintWord(content.kind)} en nuestro Libro de Reclamaciones. Esta es nuestra respuesta:`,
      },
      ...event.text.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text })),
      { kind: 'facts', rows: [['Responde', event.by]] },
      ...footnotes.slice(0, 1).map((text) => ({ kind: 'note' as const, text })),
    ],
    action: { label: 'Ver mi hoja con la respuesta', url: sheetUrl },
  };
}

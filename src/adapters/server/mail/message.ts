import type { SendMailOptions } from 'nodemailer';
import type { QueuedMail } from '#application/server/shared/ports/mail-queue.ts';
import type { MailFile } from '#application/server/shared/ports/mailer.ts';

/** A mail of the queue as nodemailer takes it. Files and addresses named in it are never opened. */
export function messageOf(mail: QueuedMail, from: string, files: readonly MailFile[]): SendMailOptions {
  return {
    from,
    to: mail.recipient,
    ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [
      ...mail.calendars.map(({ name, method, text: content }) => ({
        filename: name,
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content,
      })),
      ...files.map(({ name, type, bytes, contentId }) => ({
        filename: name,
        contentType: type,
        content: typeof bytes === 'string' ? bytes : Buffer.from(bytes),
        ...(contentId !== undefined && { cid: contentId, contentDisposition: 'inline' as const }),
      })),
    ],
    messageId: mail.messageId,
    date: mail.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'es-PE' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

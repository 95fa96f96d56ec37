import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { wholeFile } from '#application/server/shared/whole-file.ts';
import type { IdentitySettings } from '#domain/settings/identity-settings.ts';
import { logoOf } from '#domain/settings/school-logo.ts';
import type { DrawnLogo } from './drawings.ts';

/** The logo that a school has set, with its bytes; null: it has none, or its file is gone. @throws FilesUnavailable */
export async function logoToDraw(
  files: FileStore,
  { logo }: Pick<IdentitySettings, 'logo'>,
): Promise<DrawnLogo | null> {
  const found = logoOf(logo);
  const bytes = found === null ? null : await wholeFile(files, found.file);
  if (found === null || bytes === null) return null;
  return { png: Buffer.from(bytes).toString('base64'), width: found.width, height: found.height };
}

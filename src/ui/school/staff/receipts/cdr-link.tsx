/** Takes the proof of receipt (CDR) of a receipt or credit note down as it came. */
export function CdrLink({ href, code }: { href: string; code: string }) {
  return (
    <a href={href} aria-label={`Descargar la constancia de ${code}`}>
      CDR
    </a>
  );
}

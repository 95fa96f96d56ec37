/** Where buyers find their receipts and credit notes, and ask for their money back. */
export const receiptsPath = '/main/mis-comprobantes';

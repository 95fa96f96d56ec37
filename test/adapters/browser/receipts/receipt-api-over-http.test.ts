import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ReceiptApiOverHttp } from '#adapters/browser/receipts/receipt-api-over-http.ts';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { receiptApiContract } from '#test/ports/receipts/receipt-api.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('ReceiptApiOverHttp against the school’s routes', () => {
  receiptApiContract(async () => {
    const school = await testSchool();
    await stockShop(school.db);
    const ana = await new Shopper(school).signIn();
    await ana.add(onSale.course.slug);
    const { id } = (await ana.order('199.90')).json<{ id: string }>();
    const { page } = (await ana.startPayment(id)).json<{ page: string }>();
    const { action, token } = await ana.typeCard(page, '4111 1111 1111 1111');
    await ana.post(action, { transactionToken: token });
    await goRoundReceipts(school.school);
    return new ReceiptApiOverHttp(new HttpClient(new TokenOf(school, ana.userId), {}, fetchInto(school.app)));
  });
});

/** Whole cells alone are states; a line per language stands behind them. */
import { describe, expect, test } from '@jest/globals';
import { isDone, isNotDone, isOfMatching, notDoneUnder } from './payment-states.ts';

test.each([
  ['declined', 'DECLINED', 'Abgelehnt', 'Refusée', 'rechazada', 'Rifiutato', 'Recusada', 'Afgewezen', 'odrzucono', 'Zamítnuto', 'Avvist', 'Nekad', 'Hylätty', 'Respinsă', 'Elutasítva', 'Reddedildi', 'ОТКЛОНЕНО', 'Απορρίφθηκε', '拒否', '거절됨', 'נדחה'],
  ['reverted', 'REVERTED', 'RÜCKGÄNGIG GEMACHT', 'Contrepassé', 'Revertido', 'Stornato', 'Estornado', 'Teruggedraaid', 'Cofnięto', 'Vráceno', 'Tilbakeført', 'Återförd', 'Peruutettu', 'Reversată', 'Visszavonva', 'Сторнирован'],
  ['still to come', 'Pending', 'pending_submission', 'Awaiting approval', 'Processing', 'Ausstehend', 'En cours', 'Pendiente', 'In sospeso', 'Em processamento', 'In behandeling', 'Oczekujące', 'Čeká', 'Väntar', 'Odottaa', 'Beklemede', 'İŞLENİYOR', 'В обработке', '处理中', '대기 중', 'قيد الانتظار', 'menunggu'],
  ['failed, void, authorised only', 'Payment failed', 'Voided', 'Authorized', 'Fehlgeschlagen', 'Échoué', 'Fallido', 'Non riuscito', 'Falhou', 'Mislukt', 'Niepowodzenie', 'Misslyckades', 'Sikertelen', 'Başarısız', 'Ошибка', 'gagal'],
])('%s', (_, ...states) => {
  expect(states.filter((state) => !isNotDone(state) || isDone(state))).toEqual([]);
});

test('completed', () => {
  const states = ['COMPLETED', 'paid_out', 'Sent', 'Abgeschlossen', 'Terminé', 'Completado', 'Completata', 'Concluída', 'Voltooid', 'Zakończono', 'Dokončeno', 'Gennemført', 'Slutförd', 'Suoritettu', 'Finalizată', 'Teljesítve', 'Tamamlandı', 'Выполнено', '完了', '완료', 'selesai'];
  expect(states.filter((state) => isNotDone(state) || !isDone(state))).toEqual([]);
});

test('what only begins like one is none, and a heading may ask', () => {
  expect(['Processing fee', 'Failed Experiments Ltd', 'Returned goods 12', 'Open Market'].filter(isNotDone)).toEqual([]);
  expect(notDoneUnder('Pending?')('Yes')).toBe(true);
  expect(notDoneUnder('Status')('Yes')).toBe(false);
});

describe('what is uncleared', () => {
  test('was paid where the owner holds entries against a bank’s paper', () => {
    const states = ['Cleared', 'Uncleared', 'Reconciled', 'Void'];
    expect(isOfMatching('Cleared', [])).toBe(true);
    expect(isOfMatching('Status', states)).toBe(true);
    expect(states.filter(notDoneUnder('Status', { isOfMatching: true }))).toEqual(['Void']);
    expect(['Pending', 'Failed'].filter(notDoneUnder('Cleared', { isOfMatching: true }))).toEqual(['Pending', 'Failed']);
  });

  test('is still to come at a bank', () => {
    expect(isOfMatching('Status', ['Cleared', 'Uncleared'])).toBe(false);
    expect(['Cleared', 'Uncleared'].filter(notDoneUnder('Status'))).toEqual(['Uncleared']);
  });
});

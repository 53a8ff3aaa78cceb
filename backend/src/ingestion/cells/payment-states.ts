/** What a column of states says of its payment: that it is booked, or that it has not happened, or no longer has. A line per language; a state is one when the whole cell says so. */

/** Declined, reverted, failed, cancelled, still to come, authorised only. */
const NOT_DONE: readonly string[] = [
  'forecast, forecasted, forecasts, planned, plan, projected, projection, budget, budgeted, estimate, estimated, expected, anticipated, prognose, prognostiziert, geplant, voraussichtlich, erwartet, prévu, prévue, prévision, prévisionnel, prévisionnelle, previsto, prevista, previsión, previsione, previsão, pianificato, pianificata, planificado, planificada, planejado, planejada, gepland, verwacht, begroot, planerad, planlagt, prognos, ennuste, suunniteltu, planowane, planowana, planowany, prognoza, plánováno, plánované, předpoklad, tervezett, prognozat, estimat, öngörülen, tahmini, planlanan, прогноз, план, запланировано, планируется, заплановано, 予定, 見込, 見込み, 预计, 预测, 计划, 예정, 예상',
  'pending, processing, in process, in progress, in review, under review, on hold, held, scheduled, upcoming, future, draft, unpaid, overdue, uncleared, unposted, uncaptured, not captured, unclaimed, submitted, initiated, incomplete, blocked, stopped, removed, deleted',
  'void, voided, refused, returned, returned unpaid, dishonoured, dishonored, bounced, reverted, reversed, reversed by bank, declined, failed, unsuccessful, error, timed out, abandoned, canceled, cancelled, rejected, denied, expired, authorised, authorized, authorised only, authorized only, authorisation, authorization, requires payment method, requires action, requires capture, requires confirmation, requires approval, customer approval denied',
  'offen, ausstehend, in bearbeitung, wird bearbeitet, wird verarbeitet, in pruefung, in prüfung, vorgemerkt, umsatz vorgemerkt, geplant, terminiert, autorisiert, reserviert, unbezahlt, nicht bezahlt, nicht gebucht, noch nicht gebucht, nicht ausgefuhrt, nicht ausgeführt, nicht abgeschlossen, einbehalten, angehalten',
  'annulliert, abgelehnt, abgebrochen, abgelaufen, storniert, gestoppt, gesperrt, zurückgewiesen, zurückgezogen, zurückgebucht, rückgängig gemacht, rückgängig, fehlgeschlagen, gescheitert, fehler, verweigert, gelöscht, ungültig, erfolglos, nicht erfolgreich',
  'en attente, en attente de traitement, en cours, en cours de traitement, a venir, à venir, autorisé, autorisée, programmé, programmée, planifié, planifiée, impayé, impayée, bloqué, bloquée, suspendu, suspendue, incomplet, incomplète, retenu, retenue',
  'refuse, refusé, refusée, rejeté, rejetée, annulé, annulée, échoué, échouée, échec, expiré, expirée, retourné, retournée, contre-passé, contrepassé, contrepassée, extourné, extournée, remis à zéro, invalidé, non abouti, non aboutie',
  'pendiente, en proceso, procesando, en trámite, en curso, en espera, en revisión, programado, programada, retenido, retenida, bloqueado, bloqueada, no pagado, impagado, impagada, incompleto, incompleta, a la espera',
  'rechazado, rechazada, cancelado, cancelada, anulado, anulada, denegado, denegada, devuelto, devuelta, revertido, revertida, fallido, fallida, fallado, erróneo, errónea, caducado, caducada, vencido, expirado, expirada, declinado, declinada, invalidado',
  'in attesa, in sospeso, sospeso, sospesa, in corso, in elaborazione, in lavorazione, in verifica, programmato, programmata, autorizzato, autorizzata, non contabilizzato, non contabilizzata, da contabilizzare, bloccato, bloccata, non pagato, non pagata, incompleto',
  'annullato, annullata, rifiutato, rifiutata, respinto, respinta, stornato, stornata, revocato, revocata, non riuscito, non riuscita, fallito, fallita, scaduto, scaduta, restituito, restituita, negato, negata, ripristinato',
  'pendente, em processamento, processando, em andamento, em análise, em espera, a aguardar, aguardando, aguardando pagamento, agendado, agendada, a lançar, lançamento futuro, retido, retida, bloqueado, bloqueada, não pago, em aberto, incompleto',
  'cancelado, cancelada, estornado, estornada, recusado, recusada, rejeitado, rejeitada, anulado, anulada, negado, negada, revertido, revertida, falhado, falhada, falhou, falha, expirado, expirada, devolvido, devolvida, não concluído, não autorizado, não autorizada',
  'in behandeling, in afwachting, wachtend, wordt verwerkt, in verwerking, gepland, gereserveerd, geautoriseerd, onbetaald, openstaand, geblokkeerd, aangehouden',
  'geweigerd, afgewezen, afgekeurd, geannuleerd, mislukt, verlopen, teruggedraaid, teruggeboekt, gestorneerd, ongedaan gemaakt, afgebroken, niet gelukt, niet voltooid, vervallen',
  'oczekujący, oczekująca, oczekujące, oczekuje, w trakcie, w trakcie realizacji, w toku, w realizacji, przetwarzanie, przetwarzana, przetwarzane, zaplanowany, zaplanowana, zaplanowane, blokada, zablokowany, zablokowana, zablokowane, wstrzymany, wstrzymana, wstrzymane, nieopłacone, autoryzowana',
  'odrzucony, odrzucona, odrzucone, odrzucono, anulowany, anulowana, anulowane, anulowano, cofnięty, cofnięta, cofnięte, cofnięto, wycofany, wycofana, wycofane, wycofano, nieudany, nieudana, nieudane, niepowodzenie, wygasły, wygasła, wygasło, zwrócony, odmowa',
  'čekající, čeká, čeká se, čeká na zpracování, nezaúčtováno, zpracovává se, probíhá, plánováno, blokace, blokováno, pozastaveno, zamítnuto, zrušeno, vráceno, stornováno, neúspěšné, neúspěšná, selhalo, nezdařilo se, odmítnuto, odmítnutá, vypršelo, vzato zpět',
  'čakajúce, čakajúca, čaká, spracováva sa, prebieha, zamietnuté, zamietnutá, zrušené, zrušená, vrátené, stornované, neúspešné, neúspešná, zlyhalo, odmietnuté, blokované',
  'venter, afventer, behandles, under behandling, planlagt, reserveret, reservert, ikke bogført, ikke bokført, afvist, avvist, annulleret, annullert, kansellert, slettet, tilbageført, tilbakeført, reverseret, reversert, mislykket, mislykkedes, mislyktes, feilet, fejlet, udløbet, utløpt, stoppet',
  'väntande, väntar, avvaktar, behandlas, pågående, pågår, reserverad, planerad, preliminär, avvisad, nekad, avböjd, avbruten, makulerad, annullerad, avbokad, återförd, återkallad, misslyckad, misslyckades, utgången, stoppad, återställd',
  'odottaa, odottava, varaus, käsitellään, käsittelyssä, kesken, vahvistamaton, peruttu, peruutettu, hylätty, epäonnistunut, epäonnistui, vanhentunut, keskeytetty, mitätöity',
  'în așteptare, în curs, în curs de procesare, se procesează, în procesare, blocat, blocată, respins, respinsă, refuzat, refuzată, anulat, anulată, reversat, reversată, stornat, stornată, eșuat, eșuată, expirat, expirată',
  'függőben, függő, folyamatban, feldolgozás alatt, várakozik, zárolt, elutasítva, elutasított, visszavonva, visszavont, törölve, törölt, sztornó, sztornózva, sikertelen, meghiúsult, lejárt, visszafordítva, visszafordított',
  'na čekanju, u tijeku, u obradi, odbijeno, odbijena, otkazano, otkazana, poništeno, poništena, stornirano, stornirana, neuspjelo, neuspjela, neuspješno, neuspješna, isteklo, v teku, v obdelavi, v čakanju, zavrnjeno, preklicano, neuspešno, razveljavljeno',
  'laukiama, laukianti, vykdoma, apdorojama, atmesta, atšaukta, nepavyko, grąžinta, gaida, gaidīšanas režīmā, apstrādē, noraidīts, atcelts, neizdevās, atgriezts, ootel, töötlemisel, tagasi lükatud, tühistatud, ebaõnnestunud, ebaõnnestus',
  'beklemede, bekliyor, işleniyor, işlemde, onay bekliyor, provizyon, planlandı, iptal, iptal edildi, reddedildi, başarısız, başarısız oldu, süresi doldu, geri alındı, tamamlanmadı',
  'в обработке, обрабатывается, в процессе, ожидает, ожидание, ожидается, в ожидании, авторизация, авторизован, авторизована, не оплачен, отклонен, отклонена, отклонено, отменен, отменена, отменено, аннулирован, аннулирована, не выполнен, не выполнена, не выполнено, неуспешно, неуспешная, ошибка, отказ, отказано, сторнирован, сторнирована',
  'в обробці, обробляється, очікує, очікується, в очікуванні, відхилено, відхилена, скасовано, скасована, не виконано, помилка, невдало, невдала, изчакваща, изчакващо, в процес, отхвърлена, отхвърлено, отказана, анулирана, анулирано, неуспешна, сторнирана, върната',
  'εκκρεμεί, σε εκκρεμότητα, σε εξέλιξη, υπό επεξεργασία, δεσμευμένο, απορρίφθηκε, ακυρώθηκε, απέτυχε, αποτυχία, έληξε, αντιλογίστηκε, αναιρέθηκε',
  '在途, 待支付, 待付款, 待处理, 待處理, 待入账, 处理中, 處理中, 进行中, 进行中的, 交易关闭, 交易失败, 已关闭, 支付失败, 失败, 失敗, 已撤销, 已撤銷, 已冲正, 已取消, 已拒绝, 已拒絕, 拒绝, 被拒绝, 未清算, 未完成, 取消, 取消済, 取消済み, 取り消し, キャンセル, キャンセル済み, 未確定, 処理中, 保留, 保留中, 承認待ち, 拒否, 拒否済み, 却下, エラー, 期限切れ',
  '취소, 취소됨, 취소완료, 승인취소, 거절, 거절됨, 거부, 거부됨, 실패, 대기, 대기중, 대기 중, 보류, 보류중, 보류 중, 처리중, 처리 중, 만료, 만료됨, 오류',
  'ממתין, בהמתנה, בטיפול, בתהליך, נדחה, נדחתה, בוטל, בוטלה, נכשל, נכשלה, قيد الانتظار, معلق, معلقة, قيد المعالجة, ملغي, ملغى, ملغية, مرفوض, مرفوضة, رفض, فشل, فشلت, فاشلة',
  'รอดำเนินการ, รอ, กำลังดำเนินการ, ยกเลิก, ยกเลิกแล้ว, ล้มเหลว, ไม่สำเร็จ, ถูกปฏิเสธ, đang chờ, đang xử lý, chờ xử lý, đã hủy, đã huỷ, thất bại, bị từ chối, từ chối, tertunda, menunggu, diproses, sedang diproses, dalam proses, gagal, dibatalkan, batal, ditolak, kedaluwarsa',
];

const DONE: readonly string[] = [
  'actual, actuals, realised, realized, ist, réel, réalisé, réalisée, effettivo, effettiva, efectivo, efectiva, werkelijk, faktisk, utfall, toteuma, skutečnost, skutečné, rzeczywiste, wykonane, tény, факт, 実績, 实际',
  'booked, posted, complete, completed, settled, cleared, executed, processed, sent, received, paid, paid out, succeeded, success, successful, confirmed, captured, approved, deposited, reconciled, accepted, ok, done, valid, finished, final, normal, active, matched, unreconciled, unmatched',
  'gebucht, umsatz gebucht, abgeschlossen, ausgeführt, bezahlt, erledigt, verarbeitet, erfolgreich, comptabilisé, comptabilisée, terminé, terminée, effectué, effectuée, exécuté, exécutée, payé, payée, réglé, validé, réussi, réussie',
  'completado, completada, realizado, realizada, pagado, pagada, procesado, procesada, liquidado, contabilizado, aprobado, aprobada, completato, completata, eseguito, eseguita, contabilizzato, contabilizzata, pagato, riuscito, concluso, conclusa',
  'concluído, concluída, efetuado, efetuada, efetivado, pago, paga, liquidada, aprovado, aprovada, voltooid, verwerkt, uitgevoerd, geaccepteerd, goedgekeurd, geboekt, betaald, afgerond, gelukt',
  'zaksięgowana, zaksięgowane, zaksięgowano, zaksięgowany, zrealizowana, zrealizowane, zrealizowano, zrealizowany, zakończona, zakończone, zakończono, zakończony, wykonano, wykonana, wykonane, zaúčtováno, dokončeno, provedeno, zaplaceno, dokončené, zaúčtované',
  'gennemført, udført, bogført, afsluttet, betalt, fullført, utført, bokført, slutförd, genomförd, bokförd, betald, suoritettu, valmis, kirjattu, toteutunut, finalizat, finalizată, efectuat, efectuată, procesat, procesată, befejezve, teljesítve, teljesült, könyvelt, sikeres',
  'dovršeno, dovršena, izvršeno, izvršena, provedeno, proknjiženo, zaključeno, izvedeno, įvykdyta, atlikta, pabeigts, izpildīts, lõpetatud, täidetud, tamamlandı, gerçekleşti, ödendi, başarılı',
  'выполнен, выполнена, выполнено, исполнен, исполнена, исполнено, проведен, проведена, завершен, завершена, завершено, оплачен, успешно, виконано, завершено, проведено, завършена, изпълнена, ολοκληρώθηκε, εκτελέστηκε',
  '交易成功, 支付成功, 已入账, 已完成, 完成, 成功, 完了, 確定, 済, 완료, 완료됨, 확정, 승인, 성공, הושלם, בוצע, مكتمل, مكتملة, تم, สำเร็จ, hoàn thành, thành công, selesai, berhasil',
];

/** The payment moved its money, whatever was said or done about it later: what was given back is a payment of its own. */
const MOVED: readonly string[] = [
  'issued, refunded, partially refunded, partly refunded, partial refund, refund, memo posted, imported, disputed, dispute, in dispute, under dispute, charged back, chargeback, adjusted, edited, downloaded',
  'erstattet, teilweise erstattet, teilerstattet, rückerstattet, importiert, angefochten, reklamiert, remboursé, remboursée, partiellement remboursé, partiellement remboursée, remboursé partiellement, importé, importée, contesté, contestée, émis, émise',
  'reembolsado, reembolsada, parcialmente reembolsado, parcialmente reembolsada, importado, importada, en disputa, disputado, emitido, emitida, em disputa, contestado, rimborsato, rimborsata, parzialmente rimborsato, parzialmente rimborsata, importato, importata, contestato, contestata, emesso, emessa',
  'terugbetaald, gedeeltelijk terugbetaald, geïmporteerd, betwist, refunderet, delvist refunderet, refundert, delvis refundert, återbetald, delvis återbetald, importeret, importert, importerad, zwrócono częściowo, zaimportowano, zaimportowany',
];

/** PENDING_SUBMISSION, "Awaiting approval", "Waiting for funds". */
const STILL_WAITING = /^(?:pending|awaiting|waiting)(?: |$)/;
/** What a state may say before what became of it. */
const SUBJECT = /^(?:payment|transaction|transfer|deposit) /;

const wordsIn = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(',').map(plain)));
const NOT_DONE_STATES = wordsIn(NOT_DONE);
const DONE_STATES = wordsIn(DONE);
const MOVED_STATES = wordsIn(MOVED);

export function isNotDone(state: string): boolean {
  const text = plain(state).replace(SUBJECT, '');
  return NOT_DONE_STATES.has(text) || STILL_WAITING.test(text);
}

export const isDone = (state: string): boolean => DONE_STATES.has(plain(state).replace(SUBJECT, ''));

/** A word of which it is known whether its payment moved anything. */
export const isKnownState = (state: string): boolean => isDone(state) || isNotDone(state) || MOVED_STATES.has(plain(state).replace(SUBJECT, ''));

/** Of transfers that are listed once each, whatever became of them: the money came back. */
const CAME_BACK = wordsIn(['refunded, funds refunded, sent back, erstattet, rückerstattet, zurückerstattet, remboursé, remboursée, reembolsado, reembolsada, rimborsato, rimborsata, terugbetaald, zwrócono, zwrócony, återbetald, refunderet, refundert']);

export const hasComeBack = (state: string): boolean => CAME_BACK.has(plain(state).replace(SUBJECT, ''));

/** A column that asks whether the payment is still to come, and its answers. */
const PENDING_HEADING = /^(?:is )?(?:pending|vorgemerkt|pendiente|pendente|en attente|in attesa|in behandeling|provisional)\??$/;
const YES = /^(?:yes|y|true|t|1|x|ja|j|si|sim|oui|o)$/;

export const isPendingHeading = (heading: string): boolean => PENDING_HEADING.test(plain(heading));

/** A column of the owner's own books that says which entries were found on a bank's paper. */
const MATCHING_HEADING = /^(?:cleared|clr|reconciled|reconciliation|(?:cleared|clearing|reconciliation|reconciled) (?:status|state)|pointee?|pointage|rapprochee?|rapprochement|abgeglichen|abgestimmt|abgleich|conciliad[oa]|conciliacion|conciliacao|conferid[oa]|punteado|riconciliat[oa]|riconciliazione|spuntat[oa]|afgeletterd|afgestemd|avstamd|avstamning|afstemt|afstemning|avstemt|avstemming|uzgodnion[aey]|tasmaytetty)\??$/;
/** Said only by somebody who holds entries against a bank's paper. */
const MATCHED = wordsIn(['reconciled, unreconciled, not reconciled, rapproché, rapprochée, non rapproché, non rapprochée, pointé, pointée, non pointé, non pointée, abgeglichen, nicht abgeglichen, abgestimmt, nicht abgestimmt, conciliado, conciliada, no conciliado, no conciliada, não conciliado, não conciliada, riconciliato, riconciliata, non riconciliato, non riconciliata, afgeletterd, niet afgeletterd, avstämd, ej avstämd, afstemt, ikke afstemt, avstemt, ikke avstemt']);
/** Not found there yet: the owner paid or was paid all the same. At a bank it is what is still to come. */
const NOT_MATCHED = wordsIn(['uncleared, not cleared, not yet cleared']);

/** Whether a column of states holds the owner's own entries against a bank's paper. */
export const isOfMatching = (heading: string, states: readonly string[]): boolean => MATCHING_HEADING.test(plain(heading)) || states.some((state) => MATCHED.has(plain(state)));

export interface StatesOfFile {
  /** Words that stand for what is not done in this file alone. */
  unbooked?: readonly string[] | undefined;
  isOfMatching?: boolean | undefined;
}

/** Of a column of states, by its heading. */
export function notDoneUnder(heading: string, { unbooked = [], isOfMatching = false }: StatesOfFile = {}): (state: string) => boolean {
  const isOpen = isPendingHeading(heading) ? (state: string) => YES.test(plain(state)) || isNotDone(state) : isNotDone;
  return unbooked.length === 0 && !isOfMatching ? isOpen : (state) => (isOpen(state) && !(isOfMatching && NOT_MATCHED.has(plain(state)))) || unbooked.includes(state.trim());
}

/** Lower case, without accents; underscores and hyphens are blanks. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/ø/g, 'o').replace(/æ/g, 'ae').replace(/ł/g, 'l').replace(/ı/g, 'i').replace(/ß/g, 'ss').replace(/[\s_-]+/g, ' ').normalize('NFC').trim();
}

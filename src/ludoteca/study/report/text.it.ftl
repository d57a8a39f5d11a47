# Quello che dice uno studio di molte partite.

## Numeri

percent = { $number }%
points-of-hundred = { $number } punti su 100
moves = { $number } mosse
score-points = { $number } punti
deviations = { $number } deviazioni standard
from-to = da { $low } a { $high }

## Di che cosa parlano le cifre

label-seat = Vittorie di { $about }
label-seat-score = { $about }, punteggio medio
label-bot = Vittorie di { $about }
label-bot-score = { $about }, punteggio medio
label-length = Durata di una partita
label-score-top = Miglior punteggio di una partita
label-score-lead = Distacco dal secondo
label-part = Punteggio medio: { $about }
label-part-winner = Punteggio medio di chi vince: { $about }
label-reason = Fine: { $about }
label-decided = Decide: { $about }
label-held = { $about }: posti che ce l'hanno
label-thing = { $about }: vittorie con, meno vittorie senza
label-winner = Chi vince: { $about }
label-luck = Varianza che va con { $about }
points-of = punti: { $about }
luck-seat = il posto
luck-deal = la distribuzione
luck-bot = il bot
luck-after = quel che viene dopo
decided-score = il punteggio
decided-shared = niente, la vittoria è condivisa

## Il rapporto

report-game = { $game }: uno studio di { $games } partite
report-setting = { $seats } posti · { $bots } · edizione «{ $edition }» · seme { $seed }
report-intro = Ogni distribuzione è stata giocata una volta per ogni rotazione dei bot sui posti. Gli intervalli valgono 95 volte su 100; quel che è tratto a sorte sono le distribuzioni, perciò le partite di una distribuzione e i posti di una partita non contano mai come indipendenti.
report-reconstructed = I numeri dell'edizione segnati come ricostruiti sono nostri, non quelli stampati. Quanto si dice qui riguarda l'edizione nominata sopra.
report-clock = I bot che pensano a tempo giocano diversamente su ogni macchina: queste partite non si possono rigiocare identiche.
head-seats = Vittorie per posto
note-seats = La linea tratteggiata è la parte uguale per tutti. Una vittoria condivisa conta in parti.
head-bots = Vittorie per bot
note-bots = Ogni bot ha avuto ogni posto in ogni distribuzione.
head-things = Che cosa hanno i posti, e quanto spesso vincono
note-things = Quanto più spesso vince chi ce l'ha rispetto a chi non ce l'ha, solo nelle partite in cui alcuni ce l'hanno e altri no. In grigio: quanti posti ce l'hanno. Va insieme alla vittoria, non ne è per forza la causa: chi è in vantaggio può permettersi di più.
head-parts = Parti del punteggio
head-length = Durata
note-length = { $mean } mosse in media
head-scores = Punteggi
note-scores = di tutti i posti
head-luck = Fortuna e abilità
note-luck = Della varianza del distacco di un posto dalla media del tavolo, { $before } va con quel che c'era prima della prima mossa (posto e distribuzione), { $bot } con quale bot gioca, e { $after } con quel che viene dopo: la fortuna durante la partita, e le decisioni andate altrimenti.
note-same-bots = Tutti i posti sono giocati dallo stesso bot, perciò qui nulla può andare con il bot.
head-rules = Quanto spesso hanno contato le regole
note-rules = { $games ->
    [one] Contato in { $games } di queste partite, raccontata mossa per mossa.
   *[other] Contato in { $games } di queste stesse partite, raccontate mossa per mossa.
}
column-event = Che cosa succede
column-among = In quante partite
column-times = Volte a partita
head-ends = Come finiscono le partite
head-winners = Che cosa distingue chi vince
note-winners = Quanto di più ne ha chi vince rispetto agli altri, in deviazioni standard. Da 0,2 una differenza si dice di solito piccola, da 0,5 media, da 0,8 grande.
head-comparison = Che cosa cambia da «{ $before }» a «{ $after }»
note-comparison = Le due edizioni sono state giocate sulle stesse distribuzioni con la stessa fortuna. Si confrontano { $count } cifre; i loro intervalli sono allargati secondo Bonferroni, così che 95 volte su 100 valgono tutti insieme.
verdict-none = Nessuna differenza si mostra in { $count } cifre.
verdict-some = { $differing } cifre su { $count } sono diverse.
verdict-more = di più
verdict-less = di meno
verdict-same = nessuna differenza mostrata
column-figure = Cifra
column-before = { $edition }
column-change = Differenza
column-interval = Intervallo
column-verdict = Verdetto
column-value = Valore
all-figures = Tutte le cifre
other-figures = { $count ->
    [one] { $count } cifra senza differenza mostrata
   *[other] { $count } cifre senza differenza mostrata
}
all-seats = tutti i posti
winners = chi vince
axis-share = parte delle vittorie
axis-difference = differenza della parte di vittorie
axis-points = punti
axis-moves = mosse
axis-games = partite
axis-deviations = deviazioni standard
head-again = Ancora una volta
note-again = Lo stesso comando dà le stesse partite, su qualsiasi numero di core o di macchine:

## La riga di comando

simulating = si gioca
simulation-title = { $game }, { $games } partite
simulation-kept = Partite: { $folder }
simulation-report = Rapporto: { $file }
things-strongest = { $group }: più e meno spesso con chi vince

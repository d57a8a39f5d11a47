# Quello che dice uno studio di molte partite.

## Numeri

from-to = da { $low } a { $high }
seat = Posto { $number }

## Di che cosa parlano i valori

label-seat = { $about }: vittorie
label-seat-score = { $about }: punteggio medio
label-bot = { $about }: vittorie
label-bot-score = { $about }: punteggio medio
label-length = Durata di una partita, in mosse
label-score-top = Miglior punteggio di una partita
label-score-lead = Distacco dal secondo
label-part = Punteggio medio: { $about }
label-part-winner = Punteggio medio di chi vince: { $about }
label-reason = Fine della partita: { $about }
label-decided = Decide: { $about }
label-held = { $about }: giocatori che ce l’hanno
label-item = { $about }: vittorie di chi ce l’ha meno vittorie degli altri
label-winner = Chi vince: { $about }
label-luck = Quota della varianza: { $about }
points-of = punti: { $about }
luck-seat = il posto
luck-deal = la distribuzione
luck-bot = il bot
luck-after = il resto della partita
decided-score = il punteggio
decided-shared = niente, vittoria condivisa

## Il rapporto

report-game = { $games ->
    [one] { $game }: uno studio di { $games } partita
   *[other] { $game }: uno studio di { $games } partite
}
report-setting = { $seats ->
    [one] { $seats } posto · { $bots } · edizione «{ $edition }» · seme { $seed }
   *[other] { $seats } posti · { $bots } · edizione «{ $edition }» · seme { $seed }
}
report-intro = Ogni distribuzione è stata giocata una volta per ogni rotazione dei bot sui posti. Gli intervalli di confidenza sono al 95%. A essere estratte a sorte sono le distribuzioni: le partite di una stessa distribuzione e i posti di una stessa partita non contano mai come indipendenti.
report-reconstructed = I valori dell’edizione segnati reconstructed sono una nostra ricostruzione, non quelli stampati. Tutto ciò che segue riguarda l’edizione indicata sopra.
report-clock = I bot che pensano a tempo giocano in modo diverso su ogni macchina: queste partite non si possono ripetere identiche.
head-seats = Vittorie per posto
note-seats = La linea tratteggiata è la quota uguale per tutti. Una vittoria condivisa si divide.
head-bots = Vittorie per bot
note-bots = Ogni bot ha giocato ogni distribuzione da ogni posto.
head-items = Che cosa hanno i giocatori, e quanto spesso vincono
note-items = Quanto più spesso vince chi ce l’ha rispetto a chi non ce l’ha, solo nelle partite in cui alcuni ce l’hanno e altri no. In grigio: quanti giocatori ce l’hanno. Si accompagna alla vittoria, ma non ne è per forza la causa: chi è in vantaggio può permettersi di più.
head-parts = Voci del punteggio
head-length = Durata di una partita, in mosse
note-length = In media: { $mean }
head-scores = Punteggi
note-scores = di tutti i giocatori
head-luck = Fortuna e abilità
note-luck = Il distacco di un giocatore dalla media del tavolo varia. Di questa varianza, { $before } viene da ciò che è deciso prima della prima mossa (posto e distribuzione), { $bot } da quale bot gioca e { $after } dal resto: la fortuna durante la partita e le decisioni diverse.
note-same-bots = In tutti i posti gioca lo stesso bot, perciò qui nulla può venire dal bot.
head-rules = Quanto spesso hanno contato le regole
note-rules = { $games ->
    [one] Contato in { $games } di queste partite, rigiocata mossa per mossa.
   *[other] Contato in { $games } di queste partite, rigiocate mossa per mossa.
}
column-event = Che cosa succede
column-among = Quota di partite
column-times = Volte a partita
head-ends = Come finiscono le partite
head-winners = Che cosa distingue chi vince
note-winners = Quanto ne ha in più chi vince rispetto agli altri, in deviazioni standard. Una differenza di 0,2 si dice di solito piccola, di 0,5 media, di 0,8 grande.
head-comparison = Che cosa cambia da «{ $before }» a «{ $after }»
note-comparison = { $count ->
    [one] Le due edizioni sono state giocate sulle stesse distribuzioni con la stessa fortuna. Si confronta { $count } valore; il suo intervallo è allargato con il metodo di Bonferroni.
   *[other] Le due edizioni sono state giocate sulle stesse distribuzioni con la stessa fortuna. Si confrontano { $count } valori; i loro intervalli sono allargati con il metodo di Bonferroni, così che valgano tutti insieme al 95%.
}
verdict-none = { $count ->
    [one] L’unico valore non mostra differenze.
   *[other] Nessuno dei { $count } valori mostra una differenza.
}
verdict-some = Valori diversi: { $differing } su { $count }.
verdict-more = di più
verdict-less = di meno
verdict-same = nessuna differenza
column-figure = Valore misurato
column-before = { $edition }
column-change = Differenza
column-interval = Intervallo
column-verdict = Esito
column-value = Valore
all-figures = Tutti i valori
other-figures = { $count ->
    [one] { $count } valore senza differenze
   *[other] { $count } valori senza differenze
}
all-seats = tutti i giocatori
winners = chi vince
axis-share = quota di vittorie
axis-difference = differenza nella quota di vittorie
axis-points = punti
axis-moves = mosse
axis-games = partite
axis-deviations = deviazioni standard
head-again = Per ripeterlo
note-again = Lo stesso comando gioca le stesse partite, su qualsiasi numero di core o di macchine:

## La riga di comando

simulating = partite in corso
simulation-title = { $games ->
    [one] { $game }, { $games } partita
   *[other] { $game }, { $games } partite
}
simulation-kept = Partite: { $folder }
simulation-report = Rapporto: { $file }
items-strongest = { $group }: più e meno spesso con chi vince
